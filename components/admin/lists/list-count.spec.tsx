import '@/components/admin/testing/no-network';
import { act, render, screen } from '@testing-library/react';
import { operationsOf } from '@/lib/records/operations';
import { countRequests } from '@/lib/records/requests';
import { countOwnWork } from '@/lib/records/work';
import { ListCount } from './list-count';

jest.mock('@/lib/records/work', () => ({ countOwnWork: jest.fn() }));
jest.mock('@/lib/records/operations', () => ({ operationsOf: jest.fn(() => ({ count: async () => 1536 })) }));
jest.mock('@/lib/records/requests', () => ({ countRequests: jest.fn() }));

const show = async (list = 'unfinished') => {
  render(
    <a href="/admin?list=unfinished">
      Unfinished
      <ListCount of={list} list="blogs" />
    </a>,
  );
  await act(async () => {});
};

describe('the number of records', () => {
  it("is part of the link's name", async () => {
    jest.mocked(countOwnWork).mockResolvedValue(2);
    await show();
    expect(await screen.findByRole('link', { name: 'Unfinished (2 of your own)' })).toBeVisible();
  });

  it('counts the requests too', async () => {
    jest.mocked(countRequests).mockResolvedValue(3);
    await show('requests');
    expect(await screen.findByRole('link', { name: 'Unfinished (3 requests waiting)' })).toBeVisible();
  });

  it("shows a list's length, which is not part of the link's name", async () => {
    await show('blogs');
    expect(await screen.findByText('1,536')).toBeVisible();
    expect(operationsOf).toHaveBeenCalledWith('Blog');
    expect(screen.getByRole('link')).toHaveAccessibleName('Unfinished');
  });

  it.each([
    ['there are none', async () => 0],
    ['it cannot be read', () => Promise.reject(new Error('down'))],
  ])('is not shown if %s', async (_case, answer) => {
    jest.mocked(countOwnWork).mockImplementation(answer);
    await show();
    expect(countOwnWork).toHaveBeenCalled();
    expect(screen.getByRole('link', { name: 'Unfinished' })).toBeVisible();
  });
});
