import '@/components/admin/testing/no-network';
import { render, screen } from '@testing-library/react';
import type { Deletion } from '@/lib/content/history';
import { DeletedRecord } from './deleted-record';
import { useAction } from './use-action';

function Deleted({ deletion }: { deletion: Deletion }) {
  const shared = { collection: 'Link', id: 'guide.pdf', title: 'Centrifuge guide' } as const;
  return (
    <DeletedRecord
      {...shared}
      deletion={deletion}
      action={useAction()}
      onRestored={() => Promise.resolve()}
    />
  );
}

describe('the editor of a deleted record', () => {
  it('offers to restore the record while that is possible', () => {
    render(<Deleted deletion="restorable" />);
    expect(screen.getByRole('heading', { name: 'Centrifuge guide' })).toBeVisible();
    expect(screen.getByText(/You can restore it/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Restore' })).toBeVisible();
  });

  it('explains that the record can no longer be restored, and offers no button', () => {
    render(<Deleted deletion="overdue" />);
    expect(screen.getByText(/can no longer be restored/)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
