import { cleanPaste } from './clean-paste';
import type { PastedPicture } from './pictures';
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
      'a symbol font set by a style',
      '<style>.s{font-family:Symbol}</style><p>5 <i class="s">m</i>g</p>',
      '<p>5 <em>μ</em>g</p>',
    ],
    [
      'a symbol font in a list from Word',
      word(1, '1.', '5 <font face="Symbol">m</font>g, 4 <b><font face="Wingdings 2">P</font></b>'),
      '<ol><li>5 μg, 4 <strong>✓</strong></li></ol>',
    ],
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
      'a mixed number',
      '<p><math><mn>3</mn><mfrac><mn>1</mn><mn>2</mn></mfrac><mn>4</mn></math></p>',
      '<p>3 1/2 4</p>',
    ],
    [
      'a power of a power',
      '<p><math><msup><mi>e</mi><msup><mi>x</mi><mn>2</mn></msup></msup></math></p>',
      '<p>e^(x²)</p>',
    ],
    [
      'an isotope',
      '<p><math><mmultiscripts><mi>C</mi><mprescripts/><none/><mn>14</mn></mmultiscripts><mspace/><mi>y</mi></math></p>',
      '<p>¹⁴C y</p>',
    ],
    [
      'a sum in Word',
      '<p><!--[if gte msEquation 12]><m:oMath><m:nary><m:naryPr><m:chr m:val="∑"/></m:naryPr><m:sub><m:r><m:t>i</m:t></m:r></m:sub><m:sup/><m:e><m:d><m:dPr><m:begChr m:val="|"/><m:endChr m:val="|"/></m:dPr><m:e><m:r><m:t>x</m:t></m:r></m:e></m:d></m:e></m:nary></m:oMath><![endif]--></p>',
      '<p>∑_(i) |x|</p>',
    ],
    [
      'a formula hidden behind a picture',
      '<p><span class="mwe-math-element"><span style="display:none"><math><msup><mi>x</mi><mn>2</mn></msup></math></span><img alt="x^2"></span></p>',
      '<p>x²</p>',
    ],
    [
      'a task',
      '<ul><li role="checkbox" aria-checked="true"><p><span style="text-decoration:line-through">A</span></p></li></ul>',
      '<ul><li><p>☑ A</p></li></ul>',
    ],
    [
      'a struck-through task',
      '<ul><li role="checkbox" aria-checked="true" style="text-decoration:line-through"><s>A</s></li></ul>',
      '<ul><li>☑ A</li></ul>',
    ],
    ['a task from Confluence', '<div data-task-state="DONE">A</div>', '<p>☑ A</p>'],
    [
      'checkboxes and radio buttons',
      '<p><input type="radio" checked>A <input type="checkbox">B</p>',
      '<p>◉ A ☐ B</p>',
    ],
    [
      'a table from Apple Notes',
      '<object><table><tr><th>A</th></tr></table></object>',
      '<table><tbody><tr><th>A</th></tr></tbody></table>',
    ],
    ['a bold paragraph', '<p style="font-weight:700">A</p>', '<p><strong>A</strong></p>'],
    ['a heading with a link to itself', '<h2>A<a href="#a">¶</a></h2>', '<h2>A</h2>'],
    ['lines from a chat', '<p style="white-space:pre-wrap">A    5\nB</p>', '<p>A\u20035<br>B</p>'],
    [
      'lines whose spaces are not shown',
      '<p style="white-space:pre-line">Wait    5 min\nSpin</p>',
      '<p>Wait 5 min<br>Spin</p>',
    ],
    ['a reversed list', '<ol reversed><li>A</li><li>B</li></ol>', '<ul><li>2. A</li><li>1. B</li></ul>'],
    ['a tab stop', "<p>Na<span style='mso-tab-count:1'>&nbsp; </span>135</p>", '<p>Na\u2003135</p>'],
    [
      'a drop cap',
      "<div style='mso-element:dropcap-dropped'><table><tr><td><p>T</p></td></tr></table></div><p>he kit</p>",
      '<p>The kit</p>',
    ],
    ['a heading’s own style', "<p style='mso-outline-level:2'>Scope</p>", '<h2>Scope</h2>'],
    [
      'lines that only a style separates',
      '<p>Take <b style="display:block">5 ml</b><i style="display:block">10 ml</i></p>',
      '<p>Take <br><strong>5 ml</strong><br><em>10 ml</em></p>',
    ],
    [
      'numbers side by side',
      '<p><i style="display:inline-block">12</i><i style="position:absolute">34</i></p><p style="display:flex"><u>5</u><u>6</u></p>',
      '<p><em>12</em> <em>34</em></p><p>5 6</p>',
    ],
    ['an emoji', '<p>Hi <img alt="😀" src="https://a.example/b.svg"></p>', '<p>Hi 😀</p>'],
    [
      'the lines of a message from Slack',
      '<p>Take 5<br aria-hidden="true">10 or<span class="c-mrkdwn__br"></span>15</p>',
      '<p>Take 5<br>10 or<br>15</p>',
    ],
    ['lines of code', '<pre>a<br>b<div>c</div></pre>', '<pre>a\nb\nc</pre>'],
    [
      'code without the name of its language',
      '<pre><div>python</div><div><code>a\n  b</code></div></pre>',
      '<pre><code>a\n  b</code></pre>',
    ],
    [
      'code with numbered lines',
      '<table><tr><td><pre>1\n2</pre></td><td><pre>a\nb</pre></td></tr></table><div><code><i class="linenumber">1</i>a\n<i class="linenumber">2</i>b</code></div>',
      '<pre>a\nb</pre><pre><code>a\nb</code></pre>',
    ],
    [
      'numbers in a table of code',
      '<table><tr><td><pre>Na</pre></td><td><pre>135</pre></td></tr></table>',
      '<pre>Na</pre><pre>135</pre>',
    ],
    [
      'code from an editor',
      '<div style="font-family:Menlo, monospace;white-space:pre"><div>if x:</div><div>  y</div></div>',
      '<pre>if x:\n  y</pre>',
    ],
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

  it('report formulas and characters that cannot be read', () => {
    const found: LeftOut[] = [];
    cleanPaste(
      '<p><span class="katex"><span class="katex-html" aria-hidden="true">106</span></span> <i>\uf00c</i> <font face="Webdings">Z</font></p>',
      (report) => found.push(report),
    );
    expect(found[0]).toMatchObject({ hidden: ['106'], symbols: ['\uf00c', 'Z'] });
  });

  it('report icons and fields that have a meaning, and pictures that are still to be loaded', () => {
    const found: LeftOut[] = [];
    cleanPaste(
      '<p><svg aria-label="Warning"></svg><svg><text>Max 5 ml</text></svg><svg></svg></p><table><tr><td><i class="fa-check"></i></td></tr></table><input value="5 ml"><img alt="A chart" src="data:image/png;base64,QUI=" data-src="/a.png">',
      (report) => found.push(report),
    );
    expect(found[0]).toMatchObject({
      media: ['Warning', 'Max 5 ml', 'without a description'],
      controls: ['5 ml'],
      pictures: ['A chart'],
    });
  });

  it('keeps the numbers of several levels in Word on the web, and the levels of lists in Slack', () => {
    const item = (level: number, template: string, start = 1) =>
      `<ol start="${start}"><li data-aria-level="${level}" data-leveltext="${template}">A</li></ol>`;
    expect(cleanPaste(item(1, '%1.', 2) + item(2, '%1.%2.') + item(2, '%1.%2.', 2))).toBe(
      '<ol start="2"><li>A<ul><li>2.1. A</li><li>2.2. A</li></ul></li></ol>',
    );
    expect(cleanPaste('<ul data-indent="0"><li>A</li></ul><ul data-indent="1"><li>B</li></ul>')).toBe(
      '<ul><li>A<ul><li>B</li></ul></li></ul>',
    );
  });

  it('nests the lists of Word on the web', () => {
    const item = (name: string, level: number, text: string, start = 1) =>
      `<div class="ListContainerWrapper"><${name} start="${start}"><li data-aria-level="${level}"><p>${text}</p></li></${name}></div>`;
    const pasted = [
      item('ol', 1, 'One'),
      item('ul', 2, 'Deeper'),
      item('ul', 2, 'Second'),
      item('ol', 1, 'Two', 2),
      '<p>Between</p>',
      item('ul', 1, 'Three'),
    ].join('');
    expect(cleanPaste(pasted)).toBe(
      '<ol><li><p>One</p><ul><li><p>Deeper</p></li><li><p>Second</p></li></ul></li><li><p>Two</p></li></ol><p>Between</p><ul><li><p>Three</p></li></ul>',
    );
  });

  it.each([
    [
      'Word',
      `<p>A<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1"><span>[1]</span></a></p><div style='mso-element:footnote-list'><hr><div style='mso-element:footnote' id=ftn1><p><a href="#_ftnref1" name="_ftn1"><span>[1]</span></a> See</p><p>B</p></div></div>`,
    ],
    [
      'LibreOffice',
      '<p>A<a name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a></p><div id="sdfootnote1"><p><a name="sdfootnote1sym" href="#sdfootnote1anc">1</a> See B</p></div>',
    ],
    [
      'Google Docs',
      '<p>A<sup><a href="#ftnt1" id="ftnt_ref1">[1]</a></sup></p><hr><div><p><a href="#ftnt_ref1" id="ftnt1">[1]</a><span> See B</span></p></div>',
    ],
    [
      'an encyclopedia',
      '<p>A<sup id="ref-1"><a href="#note-1">[1]</a></sup></p><ol><li id="note-1"><b><a href="#ref-1">^</a></b> <span>See B</span></li></ol>',
    ],
  ])('keep the footnotes of %s', (_name, pasted) => {
    const kept = cleanPaste(pasted, undefined, 3).replaceAll(/<hr>|(?<=<p data-source="3">) /g, '');
    expect(kept.replaceAll(/ +/g, ' ').replaceAll(' </p>', '</p>')).toBe(
      '<p>A<sup data-footnote="3">3</sup></p><p data-source="3">See B</p>',
    );
  });

  it.each([
    '<p><a href="#a" id="b">1</a></p><h2 id="a">Not a note</h2>',
    '<p><a href="#a" id="b">To the next part</a></p><p id="a">B <a href="#b">back</a></p>',
  ])('have no footnotes if nothing links back: %j', (pasted) => {
    expect(cleanPaste(pasted)).not.toContain('data-footnote');
  });

  it('keep the headings in lists as bold lines', () => {
    expect(cleanPaste('<ul><li><h3>Kit</h3><p>Open it</p></li></ul>')).toBe(
      '<ul><li><p><strong>Kit</strong></p><p>Open it</p></li></ul>',
    );
  });

  it('report underlined and highlighted text', () => {
    const found: LeftOut[] = [];
    const pasted = `<p><u>Wear gloves</u> <span style="text-decoration:underline"><span style="text-decoration:underline">now</span></span> <a href="/a"><u>A</u></a><u><a href="/b">F</a></u><ins><u>B</u></ins> <mark>Check</mark> <span style='background:yellow;mso-highlight:yellow'>the date</span> <span style="background-color:transparent">C</span><span style="background:#fff">D</span></p>`;
    cleanPaste(pasted, (report) => found.push(report));
    expect(found[0]).toMatchObject({
      underlined: ['Wear gloves', 'now'],
      highlighted: ['Check', 'the date'],
    });
  });

  it('take the pictures that are part of the HTML, and name those that cannot be read', () => {
    const taken: PastedPicture[] = [];
    const found: LeftOut[] = [];
    const kept = cleanPaste(
      '<p>A</p><img alt="A tube" src="data:image/png;base64,QUI="><img alt="A rack" src="blob:https://a.example/b"><table><tr><td><img alt="A box" src="data:image/png;base64,QUI="></td></tr></table>',
      (report, pictures) => {
        found.push(report);
        taken.push(...pictures);
      },
    );
    const [picture] = taken;
    expect(taken).toHaveLength(1);
    expect(picture?.file).toMatchObject({ name: 'pasted.png', type: 'image/png', size: 2 });
    expect(kept).toContain(`<p>A</p><img src="${picture?.placeholder}" alt="A tube">`);
    expect(found[0]?.pictures).toEqual(['A rack', 'A box']);
  });
});
