type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowRight' | 'ArrowLeft';
type Letter = 'b' | 'c' | 'j' | 'k' | 'n' | 'p' | 'v' | 'x';

/** A key's name in puppeteer. */
export type Key = 'Tab' | 'Enter' | 'Escape' | 'Space' | Arrow | Letter;
export type Modifier = 'Control' | 'Shift' | 'Alt';

export type Size = { width: number; height: number };

/** A browser tab. `click` takes a CSS selector and clicks the first visible match whose text starts with `text`. */
export type Tab = {
  open(address: string): Promise<void>;
  resize(size: Size): Promise<void>;
  click(selector: string, text?: string): Promise<void>;
  press(key: Key, held?: Modifier): Promise<void>;
  type(text: string): Promise<void>;
  back(): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function in the page, with access only to its arguments. */
  evaluate<Args extends unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** Returns the page as a PDF file. Missing if the engine cannot print under automation. */
  print?(format: 'A4' | 'Letter'): Promise<Uint8Array>;
  /** Returns console messages, uncaught errors and policy violations so far. */
  messages(): Promise<string[]>;
  close(): Promise<void>;
};

/** Runs in the page: reports policy violations, which not every engine sends to the console. */
export function reportViolations() {
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    console.error(`Content Security Policy: ${violatedDirective} blocked ${blockedURI}`);
  });
}

/**
 * Runs in the page: scrolls to the first visible element that matches the selector and starts with this text, and
 * returns it.
 * @throws Error if no element matches
 */
export function findElement(selector: string, text: string): Element {
  const found = [...document.querySelectorAll(selector)].find(
    (element) => element.textContent?.trim().startsWith(text) && element.checkVisibility(),
  );
  if (!found) throw new Error(`The page shows no ${selector} that starts with "${text}".`);
  // An open menu is in view, and moves when the page scrolls.
  if (!found.closest('[role=menu]')) found.scrollIntoView({ block: 'center', behavior: 'instant' });
  return found;
}
