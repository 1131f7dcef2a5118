import type { Page } from '@playwright/test';
import { hostileStrings } from '@/lib/testing/hostile/strings';
import { expectAccessible } from '../support/accessible';
import type { AdminPage } from '../support/admin-page';
import { expect, test } from '../support/test';

/** The number of strings per family. With 190, there are more than 10,000 strings. */
const OF_EACH = Number(process.env.HOSTILE_OF_EACH ?? 4);

/** The number of strings pasted into one text. */
const BATCH = 100;

const SOURCE = 'Article: Markdown source';

type Pasted = { html?: string; text?: string };

/** Dispatches a paste event to the focused element. */
const paste = (page: Page, { html, text }: Pasted) =>
  page.evaluate(
    (formats) => {
      const clipboardData = new DataTransfer();
      for (const [type, data] of formats) if (data !== undefined) clipboardData.setData(type, data);
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(event);
    },
    [
      ['text/html', html],
      ['text/plain', text],
    ] as [string, string | undefined][],
  );

const DOCS = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-7f2"><h1 dir="ltr" style="line-height:1.38;margin-top:20pt"><span style="font-size:20pt;font-family:Arial;color:#000;font-weight:400">Before the draw</span></h1><p dir="ltr" style="line-height:1.38"><span style="font-weight:400">Label the tube </span><span style="font-weight:700">at the bedside</span><span style="font-style:italic;font-weight:400">, always</span><span style="font-weight:400">. </span><a href="https://journal.example/a" style="text-decoration:none"><span style="color:#1155cc">Source</span></a></p><ul style="margin-top:0"><li dir="ltr" style="list-style-type:disc" aria-level="1"><p dir="ltr" role="presentation"><span>One</span></p></li><li dir="ltr" style="list-style-type:disc" aria-level="1"><p dir="ltr" role="presentation"><span>Two</span></p></li></ul><div dir="ltr" align="left"><table style="border:none;border-collapse:collapse"><colgroup><col width="312"/><col width="312"/></colgroup><tbody><tr style="height:0pt"><td style="border:solid #000 1pt"><p dir="ltr"><span>Specimen</span></p></td><td><p dir="ltr"><span>Hours</span></p></td></tr><tr><td><p dir="ltr"><span>Blood</span></p></td><td><p dir="ltr"><span>8</span></p></td></tr></tbody></table></div></b><br class="Apple-interchange-newline">`;

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=Generator content="Microsoft Word 15"><link rel=File-List href="file:///C:/clip_filelist.xml"><!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]--><style><!-- p.MsoNormal {margin:0cm; font-family:"Calibri"} --></style></head><body lang=EN-GB style='tab-interval:36.0pt'><!--StartFragment--><h2 style='margin-top:2pt'>Before the draw<o:p></o:p></h2><p class=MsoNormal style='margin:0cm'>Label the tube <b style='mso-bidi-font-weight:normal'>at the bedside</b><i>, always</i>.<o:p></o:p></p><p class=MsoListParagraphCxSpFirst style='text-indent:-18pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>One<o:p></o:p></p><p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·</span><![endif]>Two<o:p></o:p></p><table class=MsoTableGrid border=1 style='border-collapse:collapse'><tr style='mso-yfti-irow:0'><td width=300 valign=top style='border:solid windowtext 1.0pt'><p class=MsoNormal>Specimen<o:p></o:p></p></td><td><p class=MsoNormal>Hours<o:p></o:p></p></td></tr><tr><td><p class=MsoNormal>Blood</p></td><td><p class=MsoNormal>8</p></td></tr></table><!--EndFragment--></body></html>`;

const WEB_PAGE = `<div class="wrap" style="background:url(https://tracker.example/a.png)"><style>.wrap{color:red}</style><header><nav><a href="/">Home</a></nav></header><article><h1 onclick="alert(1)">Before the draw</h1><figure><img src="https://tracker.example/b.png" onerror="alert(1)" style="width:1px"><figcaption>A tube</figcaption></figure><div>Label the tube <span style="font-weight:bold">at the bedside</span>.</div><blockquote><p>Always.</p></blockquote><ol><li>One<li>Two</ol><pre><code>2 to 8</code></pre><iframe src="https://tracker.example/c"></iframe><form action="https://tracker.example/d"><input name="e"></form><script>alert(1)</script><svg onload="alert(1)"></svg><a href="javascript:alert(1)">Go</a></article></div>`;

const REVIEWED = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15"><style><!-- span.Internal {mso-style-name:Internal; display:none; mso-hide:all;} --></style></head><body lang=EN-GB><!--StartFragment--><p class=MsoNormal>Incubate for <del cite="mailto:A%20Reviewer" datetime="2026-11-20T10:00">30</del><ins cite="mailto:A%20Reviewer" datetime="2026-11-20T10:00">15</ins> <a style='mso-comment-reference:AR_1;mso-comment-date:20261120T1000'>minutes</a><span class=MsoCommentReference><span style='font-size:8.0pt'><a class=msocomanchor id="_anchor_1" onmouseover="msoCommentShow('_anchor_1','_com_1')" href="#_msocom_1" language=JavaScript name="_msoanchor_1">[AR1]</a><![endif]><span style='mso-special-character:comment'>&nbsp;</span></span></span><span class=Internal>, batch 7</span>.<o:p></o:p></p><p class=MsoNormal>Use <s>5</s> 10 ml.<o:p></o:p></p><div style='mso-element:comment-list'><![if !supportAnnotations]><hr class=msocomoff align=left size=1 width="33%"><![endif]><div style='mso-element:comment'><div id="_com_1" class=msocomtxt language=JavaScript><p class=MsoCommentText><span class=MsoCommentReference>&nbsp;<a href="#_msoanchor_1" class=msocomoff>[AR1]</a></span>Not approved yet<o:p></o:p></p></div></div></div><!--EndFragment--></body></html>`;

const MERGED = `<table><tr><td rowspan=2>Specimen</td><td colspan=2>Hours</td></tr><tr><td>2–8 °C</td><td>20–25 °C</td></tr><tr><td>Blood</td><td colspan=1000>8</td></tr></table>`;

const RTL = `<div dir="rtl" style="text-align:right;direction:rtl"><h2 style="color:red">قبل السحب</h2><p>ضع الملصق على الأنبوب <b>بجانب السرير</b>.</p><ul><li>واحد</li><li>اثنان</li></ul></div>`;

const MARKDOWN = `## Before the draw

Label the tube **at the bedside**.

- One
- Two

| Specimen | Hours |
| --- | --- |
| Blood | 8 |

> [!CAUTION]
> Never freeze it[^1].

[^1]: A source.`;

const TABLE = /\| Specimen\s*\| Hours\s*\|\n\| -+\s*\| -+\s*\|\n\| Blood\s*\| 8\s*\|/;

/** Content pasted into an empty article, and the Markdown expected afterwards. */
const CORPUS: [name: string, pasted: Pasted, expected: (string | RegExp)[]][] = [
  [
    'text from Google Docs',
    { html: DOCS, text: 'Before the draw' },
    [
      '## Before the draw\n\nLabel the tube **at the bedside**_, always_. [Source](https://journal.example/a)',
      '- One\n- Two',
      TABLE,
    ],
  ],
  [
    'text from Word',
    { html: WORD, text: 'Before the draw' },
    ['## Before the draw\n\nLabel the tube **at the bedside**_, always_.', '- One\n- Two', TABLE],
  ],
  [
    'a web page',
    { html: WEB_PAGE, text: 'Before the draw' },
    [
      '## Before the draw',
      'Label the tube **at the bedside**.',
      '> Always.',
      '1. One\n2. Two',
      '2 to 8',
      'Go',
    ],
  ],
  [
    'a table with merged cells',
    { html: MERGED },
    [
      /\| Specimen\s*\| Hours\s*\| Hours\s*\|\n(?:\| -+\s*){3}\|\n\| Specimen\s*\| 2–8 °C\s*\| 20–25 °C\s*\|\n\| Blood\s*\| 8\s*\| 8\s*\|/,
    ],
  ],
  [
    'right-to-left text',
    { html: RTL },
    ['## قبل السحب\n\nضع الملصق على الأنبوب **بجانب السرير**.\n\n- واحد\n- اثنان'],
  ],
  [
    'Markdown',
    { text: MARKDOWN },
    [
      '## Before the draw\n\nLabel the tube **at the bedside**.\n\n- One\n- Two',
      TABLE,
      '> [!CAUTION]\n> Never freeze it[^1].\n\n[^1]: A source.',
    ],
  ],
];

async function startArticle(admin: AdminPage): Promise<string[]> {
  const foreign: string[] = [];
  admin.page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && !['127.0.0.1', 'localhost'].includes(hostname)) {
      foreign.push(request.url());
    }
  });
  await admin.signIn();
  await admin.startBlog();
  await admin.fill('Title', `Pasted ${Date.now()}`);
  return foreign;
}

const markdownOf = async (admin: AdminPage) => {
  await admin.press('Markdown source');
  return admin.field(SOURCE).inputValue();
};

for (const [name, pasted, expected] of CORPUS) {
  test(`${name} pasted into an article keeps its structure, without styles or scripts`, async ({ admin }) => {
    const foreign = await startArticle(admin);
    await admin.field('Article').click();
    await paste(admin.page, pasted);
    await expect(admin.field('Article')).toContainText(/./);
    const text = await markdownOf(admin);
    for (const part of expected) {
      if (typeof part === 'string') expect(text).toContain(part);
      else expect(text).toMatch(part);
    }
    expect(text).not.toMatch(/style|onclick|onerror|javascript:|tracker|mso/i);
    expect(foreign).toEqual([]);
  });
}

test('deleted, hidden and comment text pasted from Word is left out, and listed', async ({ admin, page }) => {
  await startArticle(admin);
  const editor = admin.field('Article');
  const notice = page.getByRole('status').filter({ hasText: 'Left out of the pasted text, or changed:' });
  await editor.click();
  await page.keyboard.type('Before: ');
  await paste(page, { html: REVIEWED, text: 'Incubate for 3015 minutes [AR1], batch 7.' });
  await expect(editor).toHaveText('Before: Incubate for 15 minutes.Use 10 ml.');
  await expect(notice.getByRole('listitem')).toHaveText([
    'Deleted text: “30”',
    'Struck-through text: “5”',
    'Comments: “Not approved yet”',
    'Hidden text: “, batch 7”',
  ]);
  await expectAccessible(page);

  await test.step('a paste of left-out text alone keeps the selected text', async () => {
    await page.keyboard.press('ControlOrMeta+a');
    await paste(page, { html: '<p><del>Withdrawn</del></p>', text: 'Withdrawn' });
    await expect(notice).toContainText('Deleted text: “Withdrawn”');
    await expect(editor).toHaveText('Before: Incubate for 15 minutes.Use 10 ml.');
  });

  await paste(page, { text: 'Plain text' });
  await expect(editor).toHaveText('Plain text');
  await expect(notice).toHaveCount(0);
});

test('a paste can be undone from its notice until the text is changed', async ({ admin, page }) => {
  await startArticle(admin);
  const editor = admin.field('Article');
  const undo = page.getByRole('button', { name: 'Undo paste' });
  const html = '<p>Use 10 ml.<del>Withdrawn</del></p>';
  await editor.click();
  await page.keyboard.type('Before: ');
  await paste(page, { html, text: 'Use 10 ml.' });
  await expect(editor).toHaveText('Before: Use 10 ml.');
  await undo.click();
  await expect(editor).toHaveText('Before: ');
  await expect(undo).toHaveCount(0);

  await paste(page, { html, text: 'Use 10 ml.' });
  await expect(undo).toBeVisible();
  await page.keyboard.type(' Shake.');
  await expect(undo).toHaveCount(0);
  await expect(editor).toHaveText('Before: Use 10 ml. Shake.');

  await paste(page, { html: '<p><del>Withdrawn</del></p>', text: 'Withdrawn' });
  await expect(page.getByText('Deleted text: “Withdrawn”')).toBeVisible();
  await expect(undo).toHaveCount(0);
});

test('hostile texts pasted into an article run nothing and load nothing from other sites', async ({
  admin,
}) => {
  test.setTimeout(60_000 + OF_EACH * 10_000);
  const foreign = await startArticle(admin);
  const { page } = admin;
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    return dialog.dismiss();
  });
  const texts = hostileStrings(OF_EACH).map(({ text }) => text);
  const editor = admin.field('Article');
  for (let from = 0; from < texts.length; from += BATCH) {
    await editor.click();
    await page.keyboard.press('ControlOrMeta+a');
    for (const text of texts.slice(from, from + BATCH)) await paste(page, { html: text, text });
    const strange = editor.locator(
      ':is(script, style, iframe, object, embed, svg, form, input, base, img:not([src^="/files/"]), [onerror], [onload], [onclick])',
    );
    expect(await strange.count()).toBe(0);
  }
  expect(dialogs).toEqual([]);
  expect(foreign).toEqual([]);
});
