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

function Field({ problems }: { problems: PdfProblem[] }) {
  const upload = useUpload();
  const pdf = useChosenFile(undefined);
  return (
    <>
      <button type="button" onClick={() => pdf.take(aFile(problems))}>
        Take
      </button>
      <PdfField
        {...{ replaces: false, disabled: false, upload, onChoose: () => {} }}
        {...{ chosen: pdf.chosen, checking: false, confirmed: pdf.confirmed, onConfirm: pdf.confirm }}
      />
    </>
  );
}

const taken = async (problems: PdfProblem[]) => {
  render(<Field problems={problems} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Take' }));
  return user;
};

it('names the problems of the chosen file, and asks for a confirmation of each file', async () => {
  const user = await taken(['scan', 'noLanguage']);
  expect(screen.getByText('It does not state its language.')).toBeVisible();
  expect(screen.getByText('The file claims to conform to PDF/A-2b.')).toBeVisible();
  const confirmation = screen.getByRole('checkbox', {
    name: /^Use this file, which is a scan without text,/,
  });
  await user.click(confirmation);
  expect(confirmation).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Take' }));
  expect(confirmation).not.toBeChecked();
});

it('asks for one confirmation that names everything to confirm', async () => {
  await taken(['encrypted', 'scripts', 'actions', 'untagged']);
  expect(screen.getByRole('checkbox')).toHaveAccessibleName(
    /^Use this file, which is encrypted, contains scripts or an XFA form and has attachments or actions,/,
  );
});

it('asks for no confirmation of a file that only lacks tags, a title or a language', async () => {
  await taken(['noTitle', 'noLanguage', 'untagged']);
  expect(screen.getByText('It has no title in its properties.')).toBeVisible();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it.each(['scan', 'encrypted', 'scripts', 'actions'] as const)(
  'a file with the problem “%s” is unconfirmed until the user confirms it',
  (problem) => {
    const { result } = renderHook(() => useChosenFile(undefined));
    expect(result.current.unconfirmed).toEqual([]);
    act(() => result.current.take(aFile([problem, 'untagged'])));
    expect(result.current.unconfirmed).toEqual([problem]);
    act(() => result.current.confirm(true));
    expect(result.current.unconfirmed).toEqual([]);
    act(() => result.current.take(aFile(['untagged'])));
    expect(result.current.unconfirmed).toEqual([]);
  },
);
