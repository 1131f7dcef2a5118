import { whenReady } from './ready';

/** A custom element that enhances its existing markup while it is connected. */
export abstract class EnhancedElement extends HTMLElement {
  #connection = new AbortController();

  connectedCallback() {
    this.#connection = new AbortController();
    this.enhance(this.#connection.signal);
  }

  disconnectedCallback() {
    this.#connection.abort();
  }

  /** Enhances the element's markup. @param signal aborted when the element is disconnected */
  protected abstract enhance(signal: AbortSignal): void;

  protected all<E extends HTMLElement = HTMLElement>(selector: string): E[] {
    return [...this.querySelectorAll<E>(selector)];
  }
}

export function define(name: string, element: CustomElementConstructor) {
  whenReady(() => customElements.get(name) ?? customElements.define(name, element));
}
