/** Text that is already markup and is inserted unchanged. */
export class Markup {
  constructor(readonly text: string) {}

  toString(): string {
    return this.text;
  }
}

type Value = string | number | Markup | Markup[] | null;

/** Unpaired surrogates, and characters that XML 1.0 forbids even when escaped. */
const ILLEGAL = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML and XML content and quoted attributes, and drops characters that XML forbids. */
export function escapeText(text: string): string {
  return text.replace(ILLEGAL, '').replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

function write(value: Value): string {
  if (value === null) return '';
  if (Array.isArray(value)) return value.join('');
  return value instanceof Markup ? value.text : escapeText(String(value));
}

/** A template tag for HTML and XML. Escapes strings, inserts markup unchanged and omits null. */
export function markup(strings: TemplateStringsArray, ...values: Value[]): Markup {
  return new Markup(String.raw({ raw: strings }, ...values.map(write)));
}
