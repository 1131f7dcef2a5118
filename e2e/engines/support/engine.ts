/** A key's DOM name, as in puppeteer. */
export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowRight' | 'ArrowLeft' | 'Space';

export type Size = { width: number; height: number };

/** A browser tab. Selectors are CSS; `text` selects the element whose text starts with it. */
export type Tab = {
  open(address: string): Promise<void>;
  resize(size: Size): Promise<void>;
  click(selector: string, text?: string): Promise<void>;
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  back(): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function in the page, with access only to its arguments. */
  evaluate<Args extends unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** The page as a PDF file, if the engine can print under automation. */
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

/** Runs in the page: scrolls to the visible element with this selector and text, and returns it. */
export function findElement(selector: string, text: string): Element {
  const found = [...document.querySelectorAll(selector)].find(
    (element) => element.textContent?.trim().startsWith(text) && element.checkVisibility(),
  );
  if (!found) throw new Error(`The page shows no ${selector} with the text "${text}".`);
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  return found;
}
