import { hostileStrings } from '@/lib/testing/hostile/strings';
import { cleanPaste, pastedMarkdown } from './clean-paste';

describe('pasted text', () => {
  it('keeps the structure of a Google document', () => {
    const docs = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr" style="line-height:1.38"><span style="font-size:20pt;font-weight:400">Title</span></h1><p dir="ltr"><span style="font-weight:400">Plain, </span><span style="font-weight:700">bold</span><span style="font-style:italic"> and slanted</span></p><ul><li dir="ltr" style="list-style-type:disc"><p role="presentation"><span>One</span></p></li></ul></b><br class="Apple-interchange-newline">`;
    expect(cleanPaste(docs)).toBe(
      '<h2>Title</h2><p>Plain, <strong>bold</strong><em> and slanted</em></p><ul><li><p>One</p></li></ul><br>',
    );
  });

  it('keeps the structure of a Word document, and turns its list paragraphs into lists', () => {
    const word = `<html xmlns:o="urn:x"><head><style>p.MsoNormal{margin:0}</style></head><body lang=EN-GB><!--StartFragment--><h1>Title<o:p></o:p></h1><p class=MsoNormal>Text with <b style='mso-bidi-font-weight:normal'>bold</b>.<o:p></o:p></p><p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>First</p><p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>Second</p><p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.</span>Step</p><table class=MsoTable><tr><td width=10 style='border:solid'><p class=MsoNormal>Heading</p></td></tr><tr><td>Cell</td></tr></table></body></html>`;
    const cleaned = cleanPaste(word);
    expect(cleaned).toContain('<h2>Title</h2><p>Text with <strong>bold</strong>.</p>');
    expect(cleaned).toContain('<ul><li>First</li><li>Second</li></ul><ol><li>Step</li></ol>');
    expect(cleaned).toContain('<tr><th><p>Heading</p></th></tr><tr><td>Cell</td></tr>');
    expect(cleaned).not.toMatch(/class|style|mso|<o:/);
  });

  it('keeps allowed links, and only the text of others', () => {
    expect(
      cleanPaste('<p><a href="https://a.example" onclick="x()">a</a> <a href="javascript:x()">b</a></p>'),
    ).toBe('<p><a href="https://a.example">a</a> b</p>');
  });

  it('keeps the paragraphs of a web page', () => {
    expect(
      cleanPaste('<div><div>One</div><div class="x">Two <img src=x onerror=y></div><script>z</script></div>'),
    ).toBe('<p>One</p><p>Two </p>');
  });

  it('keeps right-to-left text', () => {
    expect(cleanPaste('<p dir="rtl" style="text-align:right">مختبر <b>طبي</b></p>')).toBe(
      '<p>مختبر <strong>طبي</strong></p>',
    );
  });

  it('never keeps scripts, external resources or styles', () => {
    // jsdom's parser fails on numeric references to invalid characters.
    const texts = hostileStrings(20).filter(({ text }) => !/&#x?[0-9a-f]{6,}/i.test(text));
    const strange = texts.filter(({ text }) => {
      const { body } = new DOMParser().parseFromString(cleanPaste(text), 'text/html');
      return [...body.querySelectorAll('*')].some(
        (element) =>
          element.matches('script, style, img, iframe, svg, object, embed, link, meta, form, input') ||
          [...element.attributes].some(
            ({ name, value }) => name !== 'href' || !/^(?:https?:|mailto:|\/(?!\/))/i.test(value),
          ),
      );
    });
    expect(strange).toEqual([]);
  });
});

const clipboard = (formats: Record<string, string>) =>
  ({ getData: (type: string) => formats[type] ?? '' }) as DataTransfer;

describe('pasted plain text', () => {
  it.each(['## Heading', '- One\n- Two', 'Text\n\n> Quote', 'Some **bold** text', '[a](/b)', '| a | b |'])(
    'is Markdown: %j',
    (text) => expect(pastedMarkdown(clipboard({ 'text/plain': text }))).toBe(text),
  );

  it.each(['Plain text', '#tag and 2 * 3 * 4', 'a > b', 'f(x)[1]', ''])('is not Markdown: %j', (text) =>
    expect(pastedMarkdown(clipboard({ 'text/plain': text }))).toBeNull(),
  );

  it('is ignored if formatted text comes with it', () => {
    expect(pastedMarkdown(clipboard({ 'text/plain': '# a', 'text/html': '<h1>a</h1>' }))).toBeNull();
  });
});
