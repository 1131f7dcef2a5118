import { render, screen, within } from '@testing-library/react';
import { articlePage } from '@/content/article-page';
import { parseArticle } from '@/lib/articles/markdown';
import type { Blog } from '@/lib/model/records';
import { aBlog } from '@/lib/testing/records';
import { ArticleText } from './article-text';

const TEXT = 'تُنقل العينات.[^1]\n\n> [!CAUTION]\n> لا تجمدها.\n\n[^1]: مصدر';

function open(fields: Partial<Blog>, translations: Blog[] = []) {
  const blog = aBlog({ title: 'نقل العينات', publishedAt: new Date('2026-11-12'), ...fields });
  const parsed = parseArticle(TEXT);
  const related = [aBlog({ title: 'Cold chains' })];
  render(
    <ArticleText
      blog={blog}
      parsed={parsed}
      previous={null}
      next={null}
      related={related}
      translations={[blog, ...translations]}
    />,
  );
  return screen.getByRole('article');
}

describe('an article in another language', () => {
  it('is in its language and direction, with its dates and durations', () => {
    const article = open({ language: 'ar' });
    expect(article).toHaveAttribute('lang', 'ar');
    expect(article).toHaveAttribute('dir', 'rtl');
    const date = screen.getByRole('time');
    expect(date).toHaveTextContent('12 نوفمبر 2026');
    expect(date).toHaveAttribute('lang', 'ar');
    expect(screen.getByText('دقيقة')).toHaveAttribute('dir', 'rtl');
  });

  it("marks the site's words as English", () => {
    open({ language: 'ar' });
    const words = [
      articlePage.eyebrow,
      articlePage.published,
      articlePage.callouts.caution,
      articlePage.sources,
    ];
    for (const word of [...words, articlePage.around]) {
      const [element] = screen.getAllByText(new RegExp(`^${word}`));
      expect(element?.closest('[lang]')).toHaveAttribute('lang', 'en');
    }
    const trail = screen.getByRole('navigation', { name: 'You are here' });
    expect(trail).toHaveAttribute('lang', 'en');
    expect(within(trail).getByText('نقل العينات')).toHaveAttribute('lang', 'ar');
  });

  it('links to its translations by the name of their language', () => {
    open({ language: 'ar' }, [aBlog({ slug: 'samples' }), aBlog({ slug: 'proben', language: 'de' })]);
    const german = screen.getByRole('link', { name: 'Deutsch' });
    expect(german).toHaveAttribute('href', '/blogs/proben');
    expect(german).toHaveAttribute('hreflang', 'de');
    expect(screen.getByRole('link', { name: 'English' })).toHaveAttribute('href', '/blogs/samples');
    expect(screen.queryByRole('link', { name: 'العربية' })).toBeNull();
  });
});

it('needs no language attributes in English', () => {
  const article = open({ language: 'en' });
  expect(article.querySelector('[lang], [dir]')).toBeNull();
  expect(screen.queryByText(articlePage.otherLanguages)).toBeNull();
});
