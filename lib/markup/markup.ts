/** Text that is markup already and is put in as it stands. */
export class Markup {
  constructor(readonly text: string) {}

  toString(): string {
    return this.text;
  }
}

type Value = string | number | Markup | Markup[] | null;

/** Characters that XML 1.0 does not allow even when they are escaped, and halves of characters. */
const ILLEGAL = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for HTML and XML, in content and in quoted attributes. */
export function escapeText(text: string): string {
  return text.replace(ILLEGAL, '').replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

function write(value: Value): string {
  if (value === null) return '';
  if (Array.isArray(value)) return value.join('');
  return value instanceof Markup ? value.text : escapeText(String(value));
}

/** A piece of HTML or XML in which every value is escaped that is not markup itself. */
export function markup(strings: TemplateStringsArray, ...values: Value[]): Markup {
  return new Markup(String.raw({ raw: strings }, ...values.map(write)));
}
