import { cleanPaste } from './clean-paste';

const many = (count: number, part: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => part(at)).join('');

/** Documents with a number of parts of one kind, which the steps must not compare with each other. */
const DOCUMENTS: Record<string, (count: number) => string> = {
  footnotes: (count) =>
    many(count, (at) => `<p>Text<a href="#n${at}" id="r${at}">[${at}]</a></p>`) +
    `<div>${many(count, (at) => `<p id="n${at}"><a href="#r${at}">[${at}]</a> Note</p>`)}</div>`,
  'unclosed fields': (count) =>
    `<p>${many(count, (at) => `<span style="mso-element:field-begin"></span> PAGE ${at} `)}</p>`,
  'pieces of code in one block': (count) =>
    `<div>${many(count, (at) => `Run <code>command ${at}</code> or <code>one\ntwo</code>. `)}</div>`,
  'text boxes': (count) =>
    many(count, (at) => `<p>Text ${at}</p><!--[if gte vml 1]><v:textbox>Box ${at}</v:textbox><![endif]-->`),
};

/** Returns how often the steps read the document in each way, and how many characters of text they read. */
function readsOf(html: string): Map<string, number> {
  const reads = new Map<string, number>();
  const count = (way: string, by = 1) => reads.set(way, (reads.get(way) ?? 0) + by);
  const text = Object.getOwnPropertyDescriptor(Node.prototype, 'textContent')?.get;
  jest.spyOn(Node.prototype, 'textContent', 'get').mockImplementation(function read(this: Node) {
    const characters: string | null = text?.call(this);
    count('textContent', characters?.length);
    return characters;
  });
  const { contains } = Node.prototype;
  jest.spyOn(Node.prototype, 'contains').mockImplementation(function read(this: Node, other) {
    count('contains');
    return contains.call(this, other);
  });
  const { getAttribute } = Element.prototype;
  jest.spyOn(Element.prototype, 'getAttribute').mockImplementation(function read(this: Element, name) {
    count('getAttribute');
    return getAttribute.call(this, name);
  });
  cleanPaste(html);
  jest.restoreAllMocks();
  return reads;
}

describe('cleaning a pasted document', () => {
  it.each(Object.keys(DOCUMENTS))('takes time in proportion to its %s', (name) => {
    const of = DOCUMENTS[name] ?? String;
    const once = readsOf(of(60));
    const twice = [...readsOf(of(120))];
    expect(twice.filter(([way, count]) => count > 2.5 * (once.get(way) ?? 0))).toEqual([]);
  });

  it('does not take twice as long for every level of a formula', () => {
    const formula = `${'<mrow>'.repeat(40)}<mi>x</mi>${'</mrow>'.repeat(40)}`;
    expect(cleanPaste(`<p>Let <math>${formula}</math> be given.</p>`)).toContain('Let x be given.');
  });
});
