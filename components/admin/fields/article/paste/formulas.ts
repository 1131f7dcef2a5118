import type { LeftOut } from './report';

/** Placeholders for the start of superscript, the start of subscript, and the end of either. */
const [SUP, SUB, END] = ['\ue000', '\ue001', '\ue002'] as const;

const sup = (text: string) => text && SUP + text + END;
const sub = (text: string) => text && SUB + text + END;

/** Matches content that needs no parentheses in a formula on one line. */
const SIMPLE = /^(?:[\p{L}\p{S}]\p{M}?|[\d.,]+|\([^()]*\)|log|ln|lim|max|min|exp|sin|cos|tan)$/u;

const grouped = (text: string) => (text === '' || SIMPLE.test(text) ? text : `(${text})`);

const fraction = (top: string, bottom: string, hasLine = true) =>
  hasLine ? `${grouped(top)}/${grouped(bottom)}` : `(${top} over ${bottom})`;

/** Accents, and the combining characters that put them over another character. */
const ACCENTS = new Map(
  Object.entries({
    ...{ '¯': '\u0304', '‾': '\u0304', '―': '\u0304', _: '\u0304', '\u0305': '\u0304' },
    ...{
      '^': '\u0302',
      ˆ: '\u0302',
      '~': '\u0303',
      '˜': '\u0303',
      '→': '\u20d7',
      '˙': '\u0307',
      '¨': '\u0308',
    },
  }),
);

function over(base: string, mark: string): string {
  const accent = /^\p{M}$/u.test(mark) ? mark : ACCENTS.get(mark);
  if (!accent) return grouped(base) + sup(mark);
  return (/^.$/u.test(base) ? base : `(${base})`) + accent;
}

const nameOf = (element: Element) => element.localName.replace(/^m:/, '');

/** The names of elements that only contain text, or group other elements. */
const PLAIN = new Set(
  'mrow mi mo mn mtext mstyle mpadded semantics annotation math omath r t rpr sty span i'.split(' '),
);

/** Writes the children of an element one after the other. A fraction does not join the number before or after it. */
function inOrder(node: Node): string {
  let text = '';
  let isFraction = false;
  for (const child of node.childNodes) {
    const part = written(child);
    const wasFraction = isFraction;
    isFraction = child instanceof Element && ['mfrac', 'f'].includes(nameOf(child));
    const isBetween = (isFraction && /\d$/.test(text)) || (wasFraction && /^[\p{L}\d]/u.test(part));
    text += isBetween ? ` ${part}` : part;
  }
  return text;
}

/** Writes the indices of an atom, which can be on both sides of it. */
function multiscripts([base, ...indices]: Element[]): string {
  const texts = indices.map(written);
  const split = indices.findIndex((element) => nameOf(element) === 'mprescripts');
  const end = split < 0 ? texts.length : split;
  const pairs = (some: string[]) => some.map((text, at) => (at % 2 === 0 ? sub(text) : sup(text))).join('');
  return pairs(texts.slice(end + 1)) + (base ? grouped(written(base)) : '') + pairs(texts.slice(0, end));
}

/** Writes a MathML or Word formula on one line. */
function written(node: Node): string {
  if (!(node instanceof Element))
    return node.textContent?.replace(/^\s+|\s+$/g, (space) => (/\u00a0/.test(space) ? ' ' : '')) ?? '';
  const name = nameOf(node);
  if (/pr$|^(?:annotation(?:-xml)?|mphantom|mprescripts|none)$/.test(name)) return '';
  const children = [...node.children];
  const all = (wanted: string) => children.filter((child) => nameOf(child) === wanted).map(written);
  const part = (wanted: string) => all(wanted).join('');
  const setting = (wanted: string, otherwise: string) =>
    node.querySelector(`:scope > * > m\\:${wanted}`)?.getAttribute('m:val') ?? otherwise;
  // Each case writes each child once. Writing it twice at every level would double the time with every level.
  const nth = (at: number) => (children[at] ? written(children[at]) : '');
  switch (name) {
    case 'mspace':
      return ' ';
    case 'mfrac':
      return fraction(nth(0), nth(1), !/^0/.test(node.getAttribute('linethickness') ?? ''));
    case 'f':
      return fraction(part('num'), part('den'), setting('type', '') !== 'noBar');
    case 'msqrt':
      return `√${grouped(inOrder(node))}`;
    case 'mroot':
      return `√[${nth(1)}]${grouped(nth(0))}`;
    case 'rad':
      return `√${part('deg') && `[${part('deg')}]`}${grouped(part('e'))}`;
    case 'msup':
      return grouped(nth(0)) + sup(nth(1));
    case 'mover':
      return over(nth(0), nth(1));
    case 'msub':
    case 'munder':
      return grouped(nth(0)) + sub(nth(1));
    case 'msubsup':
    case 'munderover':
      return grouped(nth(0)) + sub(nth(1)) + sup(nth(2));
    case 'mmultiscripts':
      return multiscripts(children);
    case 'ssup':
    case 'ssub':
    case 'ssubsup':
    case 'limlow':
    case 'limupp':
      return (
        grouped(part('e')) +
        sub(part('sub') || (name === 'limlow' ? part('lim') : '')) +
        sup(part('sup') || (name === 'limupp' ? part('lim') : ''))
      );
    case 'spre':
      return sub(part('sub')) + sup(part('sup')) + grouped(part('e'));
    case 'nary':
      return `${setting('chr', '∫')}${sub(part('sub'))}${sup(part('sup'))} ${part('e')}`;
    case 'func':
      return `${part('fname')} ${part('e')}`;
    case 'acc':
      return over(part('e'), setting('chr', '\u0302'));
    case 'bar':
      return over(part('e'), '¯');
    case 'd':
      return setting('begchr', '(') + all('e').join(', ') + setting('endchr', ')');
    case 'mfenced':
      return (
        (node.getAttribute('open') ?? '(') +
        children.map(written).join(', ') +
        (node.getAttribute('close') ?? ')')
      );
    case 'mtable':
    case 'm':
    case 'eqarr':
      return children
        .map(written)
        .filter((row) => row !== '')
        .join('; ');
    case 'mtr':
    case 'mr':
      return children.map(written).join(', ');
    default:
      return inOrder(node);
  }
}

/** Removes invisible operators, but keeps factors and the parts of mixed numbers apart. */
const withoutInvisible = (text: string) =>
  text
    .replace(/(\d)\u2062(?=\d)/g, '$1·')
    .replaceAll('\u2064', ' ')
    .replace(/[\u2061-\u2063]/g, '');

function elementOf(text: string, { ownerDocument }: HTMLElement): Element {
  const root = ownerDocument.createElement('span');
  let inner: Element = root;
  for (const part of text.split(/([\ue000-\ue002])/)) {
    if (part === END) inner = inner.parentElement ?? root;
    else if (part === SUP || part === SUB) {
      const script = ownerDocument.createElement(part === SUP ? 'sup' : 'sub');
      inner.append(script);
      inner = script;
    } else inner.append(part);
  }
  return root;
}

/** Matches visible copies of formulas, which accompany the formulas for screen readers. */
const COPIES = '.katex-mathml ~ .katex-html, mjx-container:has(math) > svg, .MathJax > nobr';

/** Matches elements that contain a hidden formula and a picture of it. */
const HIDDEN = '.mwe-math-element';

/** Writes formulas on one line, because articles have none: a fraction of 1 and 2 must not become 12. */
export function readFormulas(body: HTMLElement, report: LeftOut): void {
  for (const copy of body.querySelectorAll(COPIES)) {
    if (copy.parentElement?.querySelector('math')) copy.remove();
  }
  for (const formula of body.querySelectorAll('math, m\\:omath')) {
    const text = withoutInvisible(written(formula)).trim();
    const line = elementOf(text, body);
    (formula.closest(HIDDEN) ?? formula).replaceWith(line);
    const isPlain = [...formula.querySelectorAll('*')].every((element) => PLAIN.has(nameOf(element)));
    const shown = text.replaceAll(SUP, '^(').replaceAll(SUB, '_(').replaceAll(END, ')');
    if (shown && !isPlain) report.formulas.push(shown);
  }
}
