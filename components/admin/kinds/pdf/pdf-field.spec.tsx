import '@/components/admin/testing/no-network';
import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useUpload } from '@/components/admin/kit/upload';
import type { PdfProblem } from '@/lib/records/pdf-problems';
import type { ChosenPdf } from './choose-pdf';
import { PdfField } from './pdf-field';
import { useChosenFile } from './use-chosen-file';

const aFile = (problems: PdfProblem[]): ChosenPdf => ({
  ...{ file: new File([], 'a.pdf'), id: 'a.pdf', title: 'A', sha256: 'a'.repeat(64), size: 1, pages: 1 },
  problems,
  standard: 'PDF/A-2b',
});

function Field() {
  const upload = useUpload();
  const pdf = useChosenFile(undefined);
  return (
    <>
      <button type="button" onClick={() => pdf.take(aFile(['scan', 'noLanguage']))}>
        Take
      </button>
      <PdfField
        {...{ replaces: false, disabled: false, upload, onChoose: () => {} }}
        {...{ chosen: pdf.chosen, checking: false, confirmed: pdf.confirmed, onConfirm: pdf.confirm }}
      />
    </>
  );
}

it('names the problems of the chosen file, and asks for a confirmation of each scan', async () => {
  render(<Field />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Take' }));
  expect(screen.getByText('It does not state its language.')).toBeVisible();
  expect(screen.getByText('The file claims to conform to PDF/A-2b.')).toBeVisible();
  const confirmation = screen.getByRole('checkbox', { name: /^Use the scan/ });
  await user.click(confirmation);
  expect(confirmation).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Take' }));
  expect(confirmation).not.toBeChecked();
});

it('a scan is unconfirmed until the user confirms it, and other files need no confirmation', () => {
  const { result } = renderHook(() => useChosenFile(undefined));
  expect(result.current.isUnconfirmed).toBe(false);
  act(() => result.current.take(aFile(['scan'])));
  expect(result.current.isUnconfirmed).toBe(true);
  act(() => result.current.confirm(true));
  expect(result.current.isUnconfirmed).toBe(false);
  act(() => result.current.take(aFile(['untagged'])));
  expect(result.current.isUnconfirmed).toBe(false);
});
