import { placeSegments } from './segments';

const page = (body: string) => `<!DOCTYPE html><html><head></head><body>${body}</body></html>`;

describe('placeSegments', () => {
  it('leaves a page without segments unchanged', () => {
    const html = page('<main><!--$--><p>a</p><!--/$--></main>');
    expect(placeSegments(html)).toBe(html);
  });

  it("replaces a boundary's fallback with its content", () => {
    const html = page(
      '<main><!--$?--><template id="B:0"></template><p>Loading</p><!--/$--></main><div hidden id="S:0"><p>a</p></div>',
    );
    expect(placeSegments(html)).toBe(page('<main><!--$?--><p>a</p><!--/$--></main>'));
  });

  it('replaces a fallback that contains a boundary', () => {
    const html = page(
      '<!--$?--><template id="B:0"></template><!--$--><p>b</p><!--/$--><p>c</p><!--/$--><p>d</p><div hidden id="S:0"><p>a</p></div>',
    );
    expect(placeSegments(html)).toBe(page('<!--$?--><p>a</p><!--/$--><p>d</p>'));
  });

  it('moves segments into place inside other segments', () => {
    const html = page(
      [
        '<!--$?--><template id="B:0"></template>Loading<!--/$-->',
        '<div hidden id="S:0"><i>a</i><template id="P:1"></template><!--$?--><template id="B:2"></template>Loading<!--/$--></div>',
        '<div hidden id="S:1"><b>b</b></div>',
        '<div hidden id="S:2"><u>c</u></div>',
      ].join(''),
    );
    expect(placeSegments(html)).toBe(page('<!--$?--><i>a</i><b>b</b><!--$?--><u>c</u><!--/$--><!--/$-->'));
  });

  it('keeps templates with other ids, and a fallback whose content did not arrive', () => {
    const html = page(
      '<template id="TAB:1"></template><!--$?--><template id="B:0"></template><p>Loading</p><!--/$-->',
    );
    expect(placeSegments(html)).toBe(html);
  });
});
