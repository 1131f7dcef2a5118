import { markup } from './markup';

describe('markup', () => {
  it('escapes values in content and in attributes', () => {
    const hostile = `"><script>alert('&')</script>`;
    expect(markup`<a title="${hostile}">${hostile}</a>`.text).toBe(
      '<a title="&quot;&gt;&lt;script&gt;alert(&#39;&amp;&#39;)&lt;/script&gt;">&quot;&gt;&lt;script&gt;alert(&#39;&amp;&#39;)&lt;/script&gt;</a>',
    );
  });

  it('inserts markup and lists of markup unchanged, and omits null', () => {
    const items = ['a', '<b>'].map((text) => markup`<li>${text}</li>`);
    expect(markup`<ul>${items}</ul>${null}`.text).toBe('<ul><li>a</li><li>&lt;b&gt;</li></ul>');
  });

  it('drops characters that XML forbids, and keeps emoji', () => {
    expect(markup`${'a\u0000\u0008b\uD800c\uFFFE😀\n'}`.text).toBe('abc😀\n');
  });
});
