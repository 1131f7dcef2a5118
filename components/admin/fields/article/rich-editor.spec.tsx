import '@/components/admin/testing/no-network';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { checkPicture, storeImage } from '@/components/admin/fields/picture/store-image';
import { RichText } from './rich-editor';

jest.mock('@/components/admin/fields/picture/store-image', () => ({
  checkPicture: jest.fn(async (file: File) => ({ file })),
  storeImage: jest.fn(),
}));

const clipboard = (html: string, files: File[] = []) => ({
  files,
  items: [],
  types: files.length > 0 ? ['Files'] : ['text/html'],
  getData: (type: string) => (type === 'text/html' ? html : ''),
});

const PASTED = '<p>Open the kit</p><img alt="A tube" src="data:image/png;base64,QUI=">';

describe('the rich-text editor', () => {
  it.each(['* A list at the end', 'Title\n===\n\n> A quote at the end', 'Text[^1]\n\n[^1]: A source'])(
    'does not change a text that is only focused: %j',
    async (text) => {
      const onChange = jest.fn();
      render(<RichText text={text} onChange={onChange} recordId="a" labelledBy="b" />);
      const editor = await screen.findByRole('textbox');
      // jsdom cannot scroll to a cursor, so the editor receives only the event.
      fireEvent.focus(editor);
      expect(onChange).not.toHaveBeenCalled();
    },
  );

  it('does not report a pasted picture as left out if it opens the panel for it', async () => {
    render(<RichText text="" onChange={jest.fn()} recordId="a" labelledBy="b" />);
    const editor = await screen.findByRole('textbox');
    const picture = new File(['x'], 'tube.png', { type: 'image/png' });
    const clipboardData = clipboard('<img src="https://a.example/b.png" alt="A tube">', [picture]);
    fireEvent.paste(editor, { clipboardData });
    expect(await screen.findByLabelText(/Image file/)).toBeVisible();
    expect(screen.queryByText(/Left out/)).toBeNull();
  });

  it('uploads the pictures in pasted HTML, and can still undo the paste', async () => {
    jest.mocked(storeImage).mockResolvedValueOnce({ path: 'images/a/b.png', width: 3, height: 2 });
    const onChange = jest.fn();
    render(<RichText text="" onChange={onChange} recordId="a" labelledBy="b" />);
    fireEvent.paste(await screen.findByRole('textbox'), {
      clipboardData: clipboard(`${PASTED}<p><u>Now</u></p>`),
    });
    const stored = 'Open the kit\n\n![A tube](/files/images/a/b.png#3x2)\n\nNow';
    await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(expect.stringContaining(stored)));
    expect(jest.mocked(checkPicture).mock.lastCall?.[0].name).toBe('pasted.png');
    expect(screen.queryByText(/Uploading/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Undo paste' }));
    await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(''));
  });

  it('names a pasted picture that cannot be uploaded, and removes it', async () => {
    jest.mocked(storeImage).mockRejectedValueOnce(new Error('offline'));
    const onChange = jest.fn();
    render(<RichText text="" onChange={onChange} recordId="a" labelledBy="b" />);
    fireEvent.paste(await screen.findByRole('textbox'), { clipboardData: clipboard(PASTED) });
    expect(await screen.findByText(/^Pictures left out/)).toHaveTextContent('A tube');
    await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(expect.not.stringContaining('pasted')));
  });
});
