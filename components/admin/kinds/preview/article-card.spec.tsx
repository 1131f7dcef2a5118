import '@/components/admin/testing/no-network';
import { createHash } from 'node:crypto';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { company } from '@/content/company';
import { cardAddress } from '@/lib/articles/card-address';
import type { Blog } from '@/lib/model/records';
import { aBlog } from '@/lib/testing/records';
import { ArticleCard } from './article-card';

// jsdom has no `crypto.subtle`, so the test computes hashes with Node.
jest.mock('@/lib/records/files', () => ({
  sha256: async (file: Blob) =>
    createHash('sha256')
      .update(await textOf(file))
      .digest('hex'),
}));

const textOf = (file: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(file);
  });

const draft = aBlog({
  title: 'Cold tubes',
  description: 'Why tubes stay cold.',
  text: 'Tubes stay cold.',
  slug: 'cold-tubes',
});
const live = { ...draft, published: true };

function show(stored: Blog, typed: Partial<Blog> = {}) {
  const { container } = render(<ArticleCard blog={{ ...stored, ...typed }} stored={stored} />);
  const card = within(screen.getByRole('region', { name: 'Share card' }));
  return { card, picture: () => container.querySelector('img')?.getAttribute('src'), container };
}

const LATER = 'This card will be used once these changes go live.';

describe('the share card of an article', () => {
  it("has the article's own title, description and address before the article is published", () => {
    const { card, picture, container } = show(draft);
    expect(card.getByText(`Cold tubes | ${company.shortName}`)).toBeVisible();
    expect(card.getByText('Why tubes stay cold.')).toBeVisible();
    expect(card.getByText(/looks when shared: \/blogs\/cold-tubes/)).toBeVisible();
    expect(card.queryByRole('link')).toBeNull();
    expect(card.getByText(LATER)).toBeVisible();
    expect(picture()).toBeUndefined();
    expect(container.querySelector('[aria-hidden]')).toHaveTextContent(
      `${company.name}ArticleCold tubesBy ${company.name}`,
    );
  });

  it('prefers the search title, search description and typed slug', () => {
    const { card } = show(draft, { searchTitle: 'Tubes on ice', searchDescription: 'How to.', slug: 'ice' });
    expect(card.getByText(`Tubes on ice | ${company.shortName}`)).toBeVisible();
    expect(card.getByText('How to.')).toBeVisible();
    expect(card.getByText(/: \/blogs\/ice/)).toBeVisible();
  });

  it('shows the served picture if the article is live and its slug, title and author are unchanged', async () => {
    const { card, picture } = show(live, { description: 'Typed just now.' });
    await waitFor(() => expect(picture()).toBe(cardAddress(live)));
    expect(card.getByRole('link', { name: '/blogs/cold-tubes' })).toHaveAttribute(
      'href',
      '/blogs/cold-tubes',
    );
    expect(card.queryByText(LATER)).toBeNull();
    expect(card.getByText('Typed just now.')).toBeVisible();
  });

  it.each(['title', 'author', 'slug', 'language'] as const)(
    'if the %s has changed, explains that the picture will be drawn later',
    (field) => {
      const { card, picture } = show(live, { [field]: 'changed' });
      expect(card.getByText(LATER)).toBeVisible();
      expect(picture()).toBeUndefined();
    },
  );

  it('requests the picture again after it fails to load', async () => {
    const { container } = show(live);
    await waitFor(() => expect(container.querySelector('img')).not.toBeNull());
    const first = container.querySelector('img');
    if (first) fireEvent.error(first);
    await waitFor(() => expect(container.querySelector('img')).not.toBe(first), { timeout: 5_000 });
    expect(container.querySelector('img')).toHaveAttribute('src', cardAddress(live));
  });

  it('is drawn in the direction of its title', () => {
    const { container } = show(draft, { title: 'أنابيب باردة', language: 'ar' });
    expect(container.querySelector('[dir="rtl"]')).toHaveTextContent('أنابيب باردة');
  });
});
