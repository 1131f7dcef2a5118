import type { LeftOut } from './report';

/** Matches content that needs no parentheses in a formula on one line. */
const SIMPLE = /^(?:[\p{L}\p{M}]|[\d.,]+|\(.*\))$/u;

const grouped = (text: string) => (SIMPLE.test(text) ? text : `(${text})`);

const nameOf = (element: Element) => element.localName.replace(/^m:/, '');

/** Returns a MathML or Word formula as text on one line. */
function textOf(node: Node): string {
  if (!(node instanceof Element)) return node.textContent?.trim() ?? '';
  const part = (name: string) => {
    const found = [...node.children].find((child) => nameOf(child) === name);
    return found ? textOf(found) : '';
  };
  const parts = [...node.children].map(textOf);
  const [first = '', second = '', third = ''] = parts;
  switch (nameOf(node)) {
    case 'annotation':
    case 'annotation-xml':
    case 'rpr':
    case 'ctrlpr':
      return '';
    case 'mfrac':
      return `${grouped(first)}/${grouped(second)}`;
    case 'f':
      return `${grouped(part('num'))}/${grouped(part('den'))}`;
    case 'msqrt':
      return `√${grouped(parts.join(''))}`;
    case 'mroot':
      return `√[${second}]${grouped(first)}`;
    case 'rad':
      return `√${part('deg') && `[${part('deg')}]`}${grouped(part('e'))}`;
    case 'msup':
    case 'mover':
      return `${grouped(first)}<sup>${second}</sup>`;
    case 'msub':
    case 'munder':
      return `${grouped(first)}<sub>${second}</sub>`;
    case 'msubsup':
    case 'munderover':
      return `${grouped(first)}<sub>${second}</sub><sup>${third}</sup>`;
    case 'ssup':
      return `${grouped(part('e'))}<sup>${part('sup')}</sup>`;
    case 'ssub':
      return `${grouped(part('e'))}<sub>${part('sub')}</sub>`;
    case 'ssubsup':
      return `${grouped(part('e'))}<sub>${part('sub')}</sub><sup>${part('sup')}</sup>`;
    case 'd':
      return `(${part('e')})`;
    case 'mtable':
      return parts.join('; ');
    case 'mtr':
      return parts.join(', ');
    default:
      return [...node.childNodes].map(textOf).join('');
  }
}

/** Matches the markers of superscript and subscript in a formula's text. */
const SCRIPT = /<(sup|sub)>((?:(?!<\/?su[pb]>).)*)<\/\1>/g;

/** Writes formulas on one line, because articles have none: a fraction of 1 and 2 must not become 12. */
export function readFormulas(body: HTMLElement, report: LeftOut): void {
  for (const copy of body.querySelectorAll('.katex-html, mjx-container > svg')) copy.remove();
  for (const formula of body.querySelectorAll('math, m\\:omath')) {
    const text = textOf(formula);
    const span = body.ownerDocument.createElement('span');
    let end = 0;
    for (const { 0: script, 1: name = '', 2: content = '', index } of text.matchAll(SCRIPT)) {
      const element = body.ownerDocument.createElement(name);
      element.textContent = content;
      span.append(text.slice(end, index).replace(/<\/?su[pb]>/g, ''), element);
      end = index + script.length;
    }
    span.append(text.slice(end).replace(/<\/?su[pb]>/g, ''));
    formula.replaceWith(span);
    if (span.textContent && /[<√/]/.test(text)) report.formulas.push(span.textContent);
  }
}
