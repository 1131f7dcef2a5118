import { earlierVersions } from '@/lib/records/link-versions';
import { aPdfLink } from '@/lib/testing/records';
import { pdfVersions } from './pdf-versions';

jest.mock('@/lib/records/link-versions', () => ({ earlierVersions: jest.fn() }));

describe('the earlier versions of a PDF', () => {
  it('stay cached if the read of an older revision fails later', async () => {
    const link = aPdfLink({ id: 'ifu.pdf', link: 'pdfs/ifu.pdf', revision: 2 });
    let failOlder = (_error: Error) => {};
    jest.mocked(earlierVersions).mockImplementationOnce(
      () =>
        new Promise((_resolve, reject) => {
          failOlder = reject;
        }),
    );
    jest.mocked(earlierVersions).mockResolvedValue([]);
    const older = pdfVersions(link);
    const newer = { ...link, revision: 3 };
    await pdfVersions(newer);
    failOlder(new Error('unavailable'));
    await expect(older).rejects.toThrow('unavailable');
    await pdfVersions(newer);
    expect(earlierVersions).toHaveBeenCalledTimes(2);
  });

  it('are read again after a failure', async () => {
    const link = aPdfLink({ id: 'retry.pdf', link: 'pdfs/retry.pdf', revision: 2 });
    jest.mocked(earlierVersions).mockRejectedValueOnce(new Error('unavailable')).mockResolvedValueOnce([]);
    await expect(pdfVersions(link)).rejects.toThrow('unavailable');
    await expect(pdfVersions(link)).resolves.toEqual([]);
  });
});
