/** A key by its DOM name, as puppeteer takes it. */
export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowRight' | 'ArrowLeft' | 'Space';

export type Size = { width: number; height: number };

/** One tab of a browser. Selectors are CSS; `text` narrows them to the element whose text starts with it. */
export type Tab = {
  open(address: string): Promise<void>;
  resize(size: Size): Promise<void>;
  click(selector: string, text?: string): Promise<void>;
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  back(): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function in the page, which sees nothing but its arguments. */
  evaluate<Args extends unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** The page as a PDF file, where the engine prints under automation. */
  print?(format: 'A4' | 'Letter'): Promise<Uint8Array>;
  /** Console output, uncaught errors and policy violations so far. */
  messages(): Promise<string[]>;
  close(): Promise<void>;
};

/** Runs in the page: reports policy violations, which not every engine sends to the console. */
export function reportViolations() {
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    console.error(`Content Security Policy: ${violatedDirective} blocked ${blockedURI}`);
  });
}

/** Runs in the page: the visible element that a selector and its text lead to, brought into view. */
export function findElement(selector: string, text: string): Element {
  const found = [...document.querySelectorAll(selector)].find(
    (element) => element.textContent?.trim().startsWith(text) && element.checkVisibility(),
  );
  if (!found) throw new Error(`The page shows no ${selector} with the text "${text}".`);
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  return found;
}
