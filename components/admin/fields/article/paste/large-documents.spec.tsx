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
  'blocks around the text': (count) =>
    `${'<div>'.repeat(count)}<p><font face="Arial">Text</font></p>${many(count, (at) => `<p>Line ${at}</p>`)}${'</div>'.repeat(count)}`,
  'style rules': (count) =>
    `<style>${many(count, (at) => `p.s${at}, li.s${at} { font-weight: bold } `)}</style>${many(count, (at) => `<p class="s${at}">Text</p>`)}`,
  'lines of code': (count) => `<pre>${many(count, (at) => `<div>line ${at}</div>`)}<code>end</code></pre>`,
  'superscripts in a row': (count) => `<p>10${many(count, (at) => `<sup>${at % 10}</sup>`)}</p>`,
};

/** Returns how often the steps read and move nodes, and how many characters and elements they read. */
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
  const elementsIn = (root: Element) => root.getElementsByTagName('*').length;
  const { querySelector, querySelectorAll } = Element.prototype;
  jest.spyOn(Element.prototype, 'querySelector').mockImplementation(function read(this: Element, selector) {
    const found = querySelector.call(this, selector);
    count('querySelector', found ? [...this.getElementsByTagName('*')].indexOf(found) : elementsIn(this));
    return found;
  });
  jest.spyOn(Element.prototype, 'querySelectorAll').mockImplementation(function read(
    this: Element,
    selector,
  ) {
    count('querySelectorAll', elementsIn(this));
    return querySelectorAll.call(this, selector);
  });
  const { appendChild } = Node.prototype;
  jest.spyOn(Node.prototype, 'appendChild').mockImplementation(function move(this: Node, node) {
    count('move');
    appendChild.call(this, node);
    return node;
  });
  const { replaceWith } = Element.prototype;
  jest.spyOn(Element.prototype, 'replaceWith').mockImplementation(function move(this: Element, ...nodes) {
    count('move', nodes.length);
    replaceWith.apply(this, nodes);
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

  it('moves the children of an element one by one, because a call with more than 100,000 arguments fails', () => {
    const moves = (['append', 'before', 'replaceWith'] as const).map((way) =>
      jest.spyOn(Element.prototype, way),
    );
    cleanPaste(`<section>${'Line<br>'.repeat(60)}</section><pre><p>${'Line<br>'.repeat(60)}</p></pre>`);
    expect(Math.max(...moves.flatMap(({ mock }) => mock.calls.map((nodes) => nodes.length)))).toBeLessThan(3);
    jest.restoreAllMocks();
  });

  it('does not take twice as long for every level of a formula', () => {
    const formula = `${'<mrow>'.repeat(40)}<mi>x</mi>${'</mrow>'.repeat(40)}`;
    expect(cleanPaste(`<p>Let <math>${formula}</math> be given.</p>`)).toContain('Let x be given.');
  });
});
