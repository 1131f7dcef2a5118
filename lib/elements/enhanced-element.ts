import { whenReady } from './ready';

/** A custom element that improves the markup it finds inside itself, for as long as it stands in the document. */
export abstract class EnhancedElement extends HTMLElement {
  #connection = new AbortController();

  connectedCallback() {
    this.#connection = new AbortController();
    this.enhance(this.#connection.signal);
  }

  disconnectedCallback() {
    this.#connection.abort();
  }

  /** @param signal ends every listener and observer when the element leaves the document. */
  protected abstract enhance(signal: AbortSignal): void;

  protected all<E extends HTMLElement = HTMLElement>(selector: string): E[] {
    return [...this.querySelectorAll<E>(selector)];
  }
}

export function define(name: string, element: CustomElementConstructor) {
  whenReady(() => customElements.get(name) ?? customElements.define(name, element));
}
