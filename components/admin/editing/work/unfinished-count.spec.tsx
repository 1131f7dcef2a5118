import { act, render, screen } from '@testing-library/react';
import { countOwnWork } from '@/lib/records/work';
import { UnfinishedCount } from './unfinished-count';

jest.mock('@/lib/records/work', () => ({ countOwnWork: jest.fn() }));

const show = async () => {
  render(
    <a href="/admin?list=unfinished">
      Unfinished
      <UnfinishedCount list="blogs" />
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
