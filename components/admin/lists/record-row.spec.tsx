import '@/components/admin/testing/no-network';
import { render, screen } from '@testing-library/react';
import type { PublishableCollection } from '@/lib/model/kinds';
import type { Publishable } from '@/lib/model/records';
import { aBlog, aMention } from '@/lib/testing/records';
import { RecordRow } from './record-row';

const choice = { has: () => false, change: () => {}, clear: () => {} };
const acts = { onPublish() {}, onUnpublish() {}, onDuplicate() {}, onDelete() {} };

const show = (collection: PublishableCollection, record: Publishable) =>
  render(
    <RecordRow
      {...acts}
      collection={collection}
      record={record}
      author="you"
      place="/"
      busy={false}
      choice={choice}
    />,
  );

describe('RecordRow', () => {
  const description = 'How tubes stay cold.\nAnd why.';

  it.each<[string, PublishableCollection, Publishable, string]>([
    ['the address', 'Blog', aBlog({ description, slug: 'cold', body: 'v1' }), '/blogs/cold'],
    [
      'the start of the description',
      'Blog',
      aBlog({ description, slug: '', body: '' }),
      'How tubes stay cold.',
    ],
    ['the outlet', 'Media', aMention({ year: '2026', media: 'Lab Weekly' }), '2026, Lab Weekly'],
  ])('has %s below the title', (_, collection, record, text) => {
    show(collection, record);
    expect(screen.getByText(text)).toBeVisible();
  });

  it('has the date published beside the state of a published record only', () => {
    show('Blog', aBlog({ published: true, publishedAt: new Date(2020, 2, 3) }));
    expect(screen.getByText('3 Mar 2020')).toBeVisible();
    show('Blog', aBlog({ published: false, publishedAt: new Date(2019, 2, 3) }));
    expect(screen.queryByText('3 Mar 2019')).toBeNull();
  });

  it('has a short time of the last change, whose full form is a tooltip', () => {
    show('Blog', aBlog({ updatedAt: new Date(2020, 2, 3, 14, 2) }));
    expect(screen.getByText('3 Mar 2020')).toHaveAttribute('title', '3 Mar 2020, 14:02');
  });
});
