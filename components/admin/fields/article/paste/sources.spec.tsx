import { cleanPaste } from './clean-paste';
import type { LeftOut } from './report';

const word = (level: number, mark: string, text: string, list = 'l0', name = 'p') =>
  `<${name} style='mso-list:${list} level${level} lfo1'><span style='mso-list:Ignore'>${mark}</span>${text}</${name}>`;

describe('text pasted from office programs and web pages', () => {
  it.each([
    [
      'a restarted list',
      word(1, '2.', 'A') + word(1, '1.', 'B', 'l1'),
      '<ol start="2"><li>A</li></ol><ol><li>B</li></ol>',
    ],
    ['a numbered heading', word(1, '1.', 'Scope', 'l0', 'h2'), '<h2>1. Scope</h2>'],
    [
      'a field',
      `<p>p. <span style='mso-element:field-begin'></span>PAGE<span style='mso-element:field-separator'></span>4</p>`,
      '<p>p. 4</p>',
    ],
    ['a symbol font', "<p>5 <span style='font-family:Symbol'>m</span>g</p>", '<p>5 μg</p>'],
    [
      'a raised digit of Apple Pages',
      '<style>span.s2{vertical-align: 3.0px}</style><p>10<span class="s2">9</span></p>',
      '<p>10⁹</p>',
    ],
    [
      'a formula',
      '<p><math><mfrac><mrow><mi>a</mi><mo>+</mo><mi>b</mi></mrow><mn>2</mn></mfrac></math></p>',
      '<p>(a+b)/2</p>',
    ],
    [
      'a task',
      '<ul><li role="checkbox" aria-checked="true"><p><span style="text-decoration:line-through">A</span></p></li></ul>',
      '<ul><li><p>☑ A</p></li></ul>',
    ],
    ['a reversed list', '<ol reversed><li>A</li><li>B</li></ol>', '<ul><li>2. A</li><li>1. B</li></ul>'],
    ['an emoji', '<p>Hi <img alt="😀" src="https://a.example/b.svg"></p>', '<p>Hi 😀</p>'],
    ['lines of code', '<pre>a<br>b<div>c</div></pre>', '<pre>a\nb\nc</pre>'],
  ])('keep the meaning of %s', (_name, pasted, kept) => {
    expect(cleanPaste(pasted)).toBe(kept);
  });

  it('reports videos and links that are left out', () => {
    const found: LeftOut[] = [];
    cleanPaste('<iframe title="A video"></iframe><a href="file:///a">A file</a>', (report) =>
      found.push(report),
    );
    expect(found[0]).toMatchObject({ media: ['A video'], links: ['A file'] });
  });
});
