import '@/components/admin/testing/no-network';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { differingLanguages, shareDevice } from '@/lib/records/same-device';
import { aPdfLink } from '@/lib/testing/records';
import { SameDevice } from './same-device';

jest.mock('@/lib/records/same-device');

const link = aPdfLink({ document: 'tubes' });
const differing = [
  { link: aPdfLink({ id: 'tubes-de.pdf', title: 'Röhrchen' }), labels: ['Product', 'GTIN'] },
];

it('lists languages with different product details, and makes the details the same', async () => {
  jest.mocked(differingLanguages).mockResolvedValueOnce(differing).mockResolvedValueOnce([]);
  jest.mocked(shareDevice).mockResolvedValueOnce();
  render(<SameDevice link={link} refused={undefined} />);
  expect((await screen.findByRole('link', { name: 'Röhrchen' })).closest('li')).toHaveTextContent(
    'Röhrchen (Product and GTIN)',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Copy this link’s details to all languages' }));
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  expect(shareDevice).toHaveBeenCalledWith(link, differing);
});

it('shows why the details could not be saved', async () => {
  jest.mocked(differingLanguages).mockResolvedValue(differing);
  jest.mocked(shareDevice).mockRejectedValueOnce(new Error('Broken'));
  render(<SameDevice link={link} refused={undefined} />);
  await userEvent.click(
    await screen.findByRole('button', { name: 'Copy this link’s details to all languages' }),
  );
  expect(await screen.findByRole('alert')).toBeVisible();
});
