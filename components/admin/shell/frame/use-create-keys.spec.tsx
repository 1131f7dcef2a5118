import '@/components/admin/testing/no-network';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { create, createKeys } from '@/components/admin/lists/create';
import { COLLECTIONS } from '@/lib/model/kinds';
import { useCreateKeys } from './use-create-keys';

jest.mock('@/components/admin/lists/create', () => ({
  ...jest.requireActual('@/components/admin/lists/create'),
  create: jest.fn(),
}));

function View({ isShown = true }) {
  useCreateKeys(isShown);
  return <input aria-label="Search" />;
}

beforeEach(() => {
  localStorage.clear();
  jest.mocked(create).mockClear();
});

describe('the shortcuts that create records', () => {
  it('have different keys for all kinds', () => {
    expect(new Set(COLLECTIONS.map(createKeys)).size).toBe(COLLECTIONS.length);
  });

  it('are N, then the key of the kind', async () => {
    render(<View />);
    await userEvent.keyboard('nm');
    expect(create).toHaveBeenCalledWith('Media');
  });

  it('need both keys, with no other between them', async () => {
    render(<View />);
    await userEvent.keyboard('bnxb');
    expect(create).not.toHaveBeenCalled();
  });

  it('do nothing while typing, in views without the buttons, or if single keys are off', async () => {
    const { rerender } = render(<View />);
    await userEvent.type(screen.getByLabelText('Search'), 'nb');
    await userEvent.click(document.body);
    rerender(<View isShown={false} />);
    await userEvent.keyboard('nb');
    localStorage.setItem('admin-single-keys', 'off');
    rerender(<View />);
    await userEvent.keyboard('nb');
    expect(create).not.toHaveBeenCalled();
  });
});
