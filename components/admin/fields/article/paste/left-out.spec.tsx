import { cleanPaste } from './clean-paste';
import type { LeftOut } from './report';

function paste(html: string) {
  const found: LeftOut[] = [];
  const kept = cleanPaste(html, (leftOut) => found.push(leftOut));
  const [leftOut] = found;
  return {
    kept,
    leftOut: Object.fromEntries(Object.entries(leftOut ?? {}).filter(([, all]) => all.length > 0)),
  };
}

const WORD = `<html xmlns:o="urn:x"><head><style><!-- span.msoIns {mso-style-type:export-only; text-decoration:underline;} span.msoDel {mso-style-type:export-only; text-decoration:line-through; color:red;} @page WordSection1 {size:595pt 842pt;} @list l0:level1 {mso-level-number-format:bullet;} span.Internal {mso-style-name:Internal; display:none; mso-hide:all;} --></style></head><body>`;

const COMMENT_MARK = `<span class=MsoCommentReference><span style='font-size:8.0pt'><a class=msocomanchor id="_anchor_1" href="#_msocom_1">[AB1]</a><![endif]><span style='mso-special-character:comment'>&nbsp;</span></span></span>`;

const COMMENT_LIST = `<div style='mso-element:comment-list'><![if !supportAnnotations]><hr class=msocomoff align=left><![endif]><div style='mso-element:comment'><div id="_com_1" class=msocomtxt><p class=MsoCommentText><span class=MsoCommentReference>&nbsp;<a href="#_msoanchor_1" class=msocomoff>[AB1]</a></span>Not approved<o:p></o:p></p></div></div></div>`;

describe('text that the source of a paste does not show as part of its document', () => {
  it('is left out if Word’s reviewers deleted it, and inserted text is kept', () => {
    const tracked = `<p class=MsoNormal>Wait <span class=msoDel><del cite="mailto:A" datetime="2026-11-20T10:00">30</del></span><span class=msoIns><ins cite="mailto:A">15</ins></span> minutes.</p>`;
    expect(paste(WORD + tracked)).toEqual({
      kept: '<p>Wait 15 minutes.</p>',
      leftOut: { deleted: ['30'] },
    });
  });

  it('is left out if it is a Word comment, but the text commented on is kept', () => {
    const text = `<p class=MsoNormal>Wait <a style='mso-comment-reference:AB_1;mso-comment-date:20261120T1000'>15 minutes</a>${COMMENT_MARK}.</p>`;
    expect(paste(WORD + text + COMMENT_LIST)).toEqual({
      kept: '<p>Wait 15 minutes.</p>',
      leftOut: { comments: ['Not approved'] },
    });
    expect(paste(WORD + text)).toEqual({ kept: '<p>Wait 15 minutes.</p>', leftOut: { comments: ['[AB1]'] } });
  });

  it('is left out if it is a Google Docs comment, including its later paragraphs', () => {
    const text = '<p>Wait 15 min<sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup>.</p>';
    const comment =
      '<div style="border:1px solid black;margin:5px"><p><a href="#cmnt_ref1" id="cmnt1">[a]</a><span>Ask legal</span></p><p>Not approved</p></div>';
    const { kept, leftOut } = paste(text + comment);
    expect(kept).toBe('<p>Wait 15 min.</p>');
    expect(leftOut.comments).toEqual([expect.stringMatching(/Ask legal.*Not approved/)]);
  });

  it.each([
    ['<li><input type="checkbox" checked> Wait <del>30</del> 15 min</li>', { deleted: ['30'] }],
    [
      '<li role="checkbox" aria-checked="true">Wait <b style="text-decoration:line-through">30</b> 15 min</li>',
      { struck: ['30'] },
    ],
    [
      '<li data-checked="true"><s>Wait 15 min</s><b style="text-decoration:line-through;display:none">30</b></li>',
      { hidden: ['30'] },
    ],
    [
      '<li data-checked="true"><s>Done</s><ul><li>Wait <del>30</del> 15 min</li></ul></li>',
      { deleted: ['30'] },
    ],
  ])('is left out if it is a part of a task that is done: %j', (task, leftOut) => {
    const { kept, leftOut: found } = paste(`<ul>${task}</ul>`);
    expect(kept.replace(/\s+/g, '')).toMatch(
      /^<ul><li>☑(?:Done<ul><li>)?Wait15min(?:<\/li><\/ul>)?<\/li><\/ul>$/,
    );
    expect(found).toEqual(leftOut);
  });

  it('is left out if a style sheet writes its class in another case', () => {
    expect(paste('<style>.Note { display: none }</style><p>Shown<i class="note">Secret</i></p>')).toEqual({
      kept: '<p>Shown</p>',
      leftOut: { hidden: ['Secret'] },
    });
  });

  it('is left out if it labels a control of a web page', () => {
    expect(
      paste(
        '<p>Spin for 10 min <button>Copy</button><span role="button">Share</span></p><select><option>EN</option></select>',
      ),
    ).toEqual({ kept: '<p>Spin for 10 min </p>', leftOut: { controls: ['Copy', 'Share', 'EN'] } });
  });

  it('is left out if it is a picture, which is named in the notice', () => {
    const pictures = '<img src="https://a.example/b.png" alt="A tube"><img src="file:///a.png">';
    expect(paste(`<p>Spin ${pictures}</p>`)).toEqual({
      kept: '<p>Spin </p>',
      leftOut: { pictures: ['A tube', 'without a description'] },
    });
  });

  it.each([
    '<del>Old</del>',
    '<span style="text-decoration:line-through"><ins>Old</ins></span>',
    '<s>Old</s>',
    '<span class="ck-suggestion-marker-deletion">Old</span>',
    '<span class="diff-html-removed">Old</span>',
    '<strike>Old</strike>',
    '<span style="font-size:11pt;text-decoration:line-through;vertical-align:baseline">Old</span>',
    '<span style="text-decoration-line: underline line-through">Old</span>',
    "<span style='text-line-through:double'>Old</span>",
    '<style>.c3{color:#000;text-decoration:line-through}</style><span class="c3">Old</span>',
  ])('is left out if it is struck through: %j', (struck) => {
    const { kept, leftOut } = paste(`<p>Use ${struck} new.</p>`);
    expect(kept.replace(/ +/g, ' ')).toBe('<p>Use new.</p>');
    expect([...(leftOut.deleted ?? []), ...(leftOut.struck ?? [])]).toEqual(['Old']);
  });

  it.each([
    "<span style='mso-bidi-font-family:Calibri;display:none;mso-hide:all'>Secret</span>",
    "<span style='mso-hide:all'>Secret</span>",
    '<font style="display: none !important">Secret</font>',
    '<span style="VISIBILITY: Hidden">Secret</span>',
    '<span hidden>Secret</span>',
    '<span class="x" hidden="until-found">Secret</span>',
    '<span aria-hidden="true">Secret</span>',
    '<style type="text/css">p { margin: 0 } .note, b { display: none }</style><span class="note">Secret</span>',
    `${WORD}<span class=Internal>Secret</span>`,
    '<span style="font-size:1.0pt">Secret</span>',
    '<span style="text-indent:-9999px">Secret</span>',
    '<span style="position:absolute;left:-9999px">Secret</span>',
    '<span style="width:1px;height:1px;overflow:hidden">Secret</span>',
    '<span style="transform:scale(0)">Secret</span>',
    '<span style="text-indent:-999em">Secret</span>',
    '<span style="opacity:0%">Secret</span>',
    '<span style="font-size:.1pt">Secret</span>',
    '<span style="font:bold 0/0 a">Secret</span>',
    '<span style="font:0 serif">Secret</span>',
    '<span style="clip-path:circle(0)">Secret</span>',
    '<span style="clip-path:circle(0px at 50% 50%)">Secret</span>',
    '<span style="-webkit-clip-path:inset(50%)">Secret</span>',
    '<span style="clip-path:inset(50% 0)">Secret</span>',
    '<span style="clip-path:inset(50% 50% 50% 50%)">Secret</span>',
    '<span style="clip-path:inset(0 100% 0 0)">Secret</span>',
    '<span style="filter:blur(2px) opacity(0%)">Secret</span>',
  ])('is left out if it is hidden: %j', (hidden) => {
    expect(paste(`<p>Shown${hidden}.</p>`)).toEqual({
      kept: '<p>Shown.</p>',
      leftOut: { hidden: ['Secret'] },
    });
  });

  it.each([
    '<span style="text-decoration:none;text-line-through:none">Shown</span>',
    '<span style="text-decoration:line-through;text-decoration:none">Shown</span>',
    '<span style="display:inline;visibility:visible">Shown</span>',
    '<span style="mso-hide:none">Shown</span>',
    '<span aria-hidden="false" title="the hidden text" data-state="is hidden ">Shown</span>',
    '<style>.x{display:none}</style><span class="x" style="display:inline">Shown</span>',
    '<style>@media print { .y{} .x{display:none} } .z{display:none}</style><span class="x">Shown</span>',
    '<ins>Shown</ins>',
    '<span style="font-size:0px"><span style="font-size:13px">Shown</span></span>',
    '<span style="font-size:0"><span class="text">Shown</span></span>',
    '<span style="position:absolute;clip:rect(0px,600px,200px,0px)">Shown</span>',
    '<span style="height:0;padding-bottom:56.25%;overflow:hidden">Shown</span>',
    '<span style="font:400 14px/0 serif">Shown</span>',
    '<span style="font:0/0 a;font-size:14px">Shown</span>',
    '<span style="clip-path:circle(0.5em)">Shown</span>',
    '<span style="clip-path:inset(50% 50% 0 0)">Shown</span>',
    '<span style="clip-path:inset(0 -100% 0 0)">Shown</span>',
    '<span style="clip-path:inset(0 round 100%)">Shown</span>',
    '<span style="clip-path:inset(calc(100% - 20px) 0 0)">Shown</span>',
    '<span style="clip-path:inset(0 round 50%)">Shown</span>',
    '<span style="filter:opacity(0.9)">Shown</span>',
    '<span style="content-visibility:hidden">Shown</span>',
    '<span style="zoom:0" inert>Shown</span>',
  ])('does not include text that the source shows: %j', (shown) => {
    expect(paste(`<p>${shown}</p>`)).toEqual({ kept: '<p>Shown</p>', leftOut: {} });
  });

  it('is left out if its block hides its content', () => {
    expect(paste('<p>Shown</p><div style="content-visibility:hidden">Secret</div>')).toEqual({
      kept: '<p>Shown</p>',
      leftOut: { hidden: ['Secret'] },
    });
  });

  it('does not include narrow cells, or headings that show and hide the text below', () => {
    const narrow = '<td style="max-width:0;overflow:hidden">A</td>';
    expect(paste(`<table><tr>${narrow}${narrow}</tr></table>`).leftOut).toEqual({});
    expect(paste('<h3><button>How long?</button></h3><h3>Steps <button>Copy</button></h3>')).toEqual({
      kept: '<h3>How long?</h3><h3>Steps </h3>',
      leftOut: { controls: ['Copy'] },
    });
  });

  it('is left out if it is white on white, but not on a colour or a dark page', () => {
    const white = '<span style="color:white">Secret</span>';
    expect(paste(`<p>Shown to everybody${white}</p>`)).toEqual({
      kept: '<p>Shown to everybody</p>',
      leftOut: { hidden: ['Secret'] },
    });
    expect(paste(`<p>Shown to everybody <b style="background:#123">${white}</b></p>`).kept).toContain(
      'Secret',
    );
    expect(paste(`<p>${white}</p>`).kept).toBe('<p>Secret</p>');
    expect(paste(`<p style="color:#fff000">Yellow</p><p>Shown to everybody</p>`).leftOut).toEqual({});
  });

  const WHITE = ['#fff', '#ffff', '#ffffff80', 'rgb(255 255 255)', 'rgba(255,255,255,1)', 'hsl(0,0%,100%)'];
  const TRANSPARENT = [
    'transparent',
    '#0000',
    '#12345600',
    'rgba(0, 0, 0, 0)',
    'rgb(0 0 0 / 0%)',
    'hsl(0 0% 0% / 0)',
  ];

  it.each([...WHITE, ...TRANSPARENT])('is left out if its colour is %s', (colour) => {
    const expected = { kept: '<p>Shown to everybody</p>', leftOut: { hidden: ['Secret'] } };
    for (const property of ['color', '-webkit-text-fill-color']) {
      expect(paste(`<p>Shown to everybody<i style="${property}:${colour}">Secret</i></p>`)).toEqual(expected);
      const sheet = `<style>.x{${property}:${colour} !important}</style>`;
      expect(paste(`${sheet}<p>Shown to everybody<i class="x">Secret</i></p>`)).toEqual(expected);
    }
    expect(
      paste(`<p>Shown to everybody<b style="background:${colour}"><i style="color:#fff">Secret</i></b></p>`)
        .leftOut,
    ).toEqual({ hidden: ['Secret'] });
  });

  it.each(TRANSPARENT)('is left out if its colour is %s, also on a colour or a dark page', (colour) => {
    const secret = `<i style="color:${colour}">Secret</i>`;
    for (const style of ['background:#123', 'color:#fff'])
      expect(paste(`<p style="${style}">Shown to everybody${secret}</p>`).leftOut).toEqual({
        hidden: ['Secret'],
      });
  });

  it.each([
    'color:rgba(0,0,0)',
    'color:hsl(0 0% 0% / 100%)',
    'color:hsl(0 0% 10%)',
    'color:#fff0f0',
    'color:#fff8e1',
    'color:rgb(255 255 0 / 0.5)',
    'color:#fff;-webkit-text-fill-color:#000',
    'color:transparent;-webkit-text-stroke:#000 1px',
    'color:transparent;text-shadow:0 0 0 #000',
    'background:linear-gradient(#123,#456);-webkit-background-clip:text;-webkit-text-fill-color:transparent',
    'background:linear-gradient(#123,#456) text;color:#0000',
  ])('does not include visible text with the style %s', (style) => {
    expect(paste(`<p>To everybody <b style="${style}">Shown</b></p>`).kept).toContain('Shown');
    const rules = style.split(';').map((declaration) => `.x{${declaration}}`);
    const sheet = `<style>${rules.join(' ')}</style>`;
    expect(paste(`${sheet}<p>To everybody <b class="x">Shown</b></p>`).kept).toContain('Shown');
  });

  it('does not include transparent text that its block’s background shows through', () => {
    const gradient = 'background:linear-gradient(#123,#456);background-clip:text';
    const { kept } = paste(
      `<p>To everybody</p><p style="${gradient}"><i style="color:transparent">Shown</i></p>`,
    );
    expect(kept).toContain('Shown');
  });

  it('does not include white text if most text of the page is white', () => {
    const steps = [1, 2, 3, 4].map((step) => `<p style="color:#fff">Step ${step} takes ${step} min</p>`);
    expect(paste(`<b>A note</b>\n${' '.repeat(200)}${steps.join('')}`).leftOut).toEqual({});
    const linked = '<p style="color:#fff">A long text with <a style="color:#8af">a link</a></p>';
    expect(paste(`${linked}<p style="color:#fff">Wait</p>`).leftOut).toEqual({});
  });

  it.each([
    'style="background-image:url(a.png)"',
    'style="background:#fff url(a.png)"',
    'style="background-color:transparent;background-image:linear-gradient(#123,#456)"',
    'background="a.png"',
    'bgcolor="#123"',
  ])('does not include white text on a background with %s', (background) => {
    const cells = '<td><p style="color:#fff">Test</p></td><td>Result</td>';
    const rest = '<tr><td>Sodium</td><td>135 to 145 mmol/l</td></tr>';
    expect(paste(`<table><tr ${background}>${cells}</tr>${rest}</table>`).leftOut).toEqual({});
    const white = `<div style="color:#fff"><p ${background}>Test</p></div>`;
    expect(paste(`${white}<p>Shown to everybody</p>`).leftOut).toEqual({});
  });

  it('does not join the numbers around it, and is kept as the line of a fraction', () => {
    expect(paste('<p>5<i hidden>to</i>10</p>').kept).toBe('<p>5 10</p>');
    expect(paste('<p>3<span class="sr-only">/</span>4</p>').kept).toBe('<p>3/4</p>');
  });

  it('leaves no empty paragraph, list item or table row', () => {
    const word = `<p>One</p><p><del>Two</del></p><p style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>1.</span>Three</p><p style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>2.</span><del>Four</del></p>`;
    const table = '<table><tr><td>A</td><td>B</td></tr><tr><td><del>C</del></td><td></td></tr></table>';
    expect(paste(word).kept).toBe('<p>One</p><ol><li>Three</li></ol>');
    expect(paste(table).kept).toBe('<table><tbody><tr><th>A</th><th>B</th></tr></tbody></table>');
  });

  it.each([
    '<td><s>1</s></td>',
    '<td style="text-decoration:line-through">1</td>',
    '<td style="visibility:hidden">1</td>',
    '<td style="display:none">0</td><td><del>1</del></td>',
  ])('leaves an empty cell in a table, so that the values after it stay under their headings: %j', (cell) => {
    const table = `<table><tr><th>A</th><th>B</th></tr><tr>${cell}<td>2</td></tr></table>`;
    expect(paste(table).kept).toContain('<tr><td></td><td>2</td></tr>');
  });

  it('needs one search of the table and one of the text around it, however many of its parts are left out', () => {
    const tables = jest.spyOn(Element.prototype, 'querySelector');
    paste(`<table>${'<tr><td><s>1</s></td></tr>'.repeat(20)}</table>`);
    expect(tables.mock.calls.filter(([selector]) => selector.startsWith('[rowspan]'))).toHaveLength(1);
    tables.mockRestore();
    const texts = jest.spyOn(Document.prototype, 'createTreeWalker');
    paste(`<p>Shown</p><section>${'<p><s>1</s></p>\n'.repeat(20)}</section>`);
    const isAround = ([root]: [Node, ...unknown[]]) => root instanceof Element && root.matches('section');
    expect(texts.mock.calls.filter(isAround)).toHaveLength(1);
    texts.mockRestore();
  });
});
