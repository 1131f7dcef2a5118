import { act, render, screen } from '@testing-library/react';
import { countRequests } from '@/lib/records/requests';
import { countOwnWork } from '@/lib/records/work';
import { ListCount } from './list-count';

jest.mock('@/lib/records/work', () => ({ countOwnWork: jest.fn() }));
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

describe('the number of unfinished records', () => {
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
