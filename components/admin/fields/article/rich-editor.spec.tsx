import '@/components/admin/testing/no-network';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { checkPicture, storeImage } from '@/components/admin/fields/picture/store-image';
import { KeptInsertion } from '@/components/admin/kit/kept-insertion';
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

const props = { text: '', onEdit: () => {}, recordId: 'a', labelledBy: 'b' };

function open() {
  const onChange = jest.fn();
  render(<RichText {...props} onChange={onChange} />);
  return onChange;
}

const PASTED = '<p>Open the kit</p><img alt="A tube" src="data:image/png;base64,QUI=">';

describe('the rich-text editor', () => {
  it.each(['* A list at the end', 'Title\n===\n\n> A quote at the end', 'Text[^1]\n\n[^1]: A source'])(
    'does not change a text that is only focused: %j',
    async (text) => {
      const onChange = jest.fn();
      render(<RichText {...props} text={text} onChange={onChange} />);
      const editor = await screen.findByRole('textbox');
      // jsdom cannot scroll to a cursor, so the editor receives only the event.
      fireEvent.focus(editor);
      expect(onChange).not.toHaveBeenCalled();
    },
  );

  it('does not report a pasted picture as left out if it opens the panel for it', async () => {
    open();
    const editor = await screen.findByRole('textbox');
    const picture = new File(['x'], 'tube.png', { type: 'image/png' });
    const clipboardData = clipboard('<img src="https://a.example/b.png" alt="A tube">', [picture]);
    fireEvent.paste(editor, { clipboardData });
    expect(await screen.findByLabelText(/Image file/)).toBeVisible();
    expect(screen.queryByText(/Left out/)).toBeNull();
  });

  it('uploads the pictures in pasted HTML, and can still undo the paste', async () => {
    jest.mocked(storeImage).mockResolvedValueOnce({ path: 'images/a/b.png', width: 3, height: 2 });
    const onChange = open();
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

  it('reopens the panel with the text typed in it, but not after Cancel', async () => {
    function Opened() {
      const [insertion, keep] = useState('');
      const [isShown, setShown] = useState(true);
      return (
        <KeptInsertion value={{ insertion, keep }}>
          {isShown && <RichText {...props} onChange={() => {}} />}
          <button type="button" onClick={() => setShown(!isShown)}>
            Markdown source
          </button>
        </KeptInsertion>
      );
    }
    render(<Opened />);
    const again = async () => {
      const toggle = screen.getByRole('button', { name: 'Markdown source' });
      fireEvent.click(toggle);
      expect(screen.queryByRole('toolbar')).toBeNull();
      fireEvent.click(toggle);
      await screen.findByRole('toolbar');
    };
    await screen.findByRole('toolbar');
    fireEvent.click(screen.getByRole('button', { name: 'Link or PDF' }));
    fireEvent.change(await screen.findByLabelText('Link text'), { target: { value: 'the kit' } });
    await again();
    expect(await screen.findByLabelText('Link text')).toHaveValue('the kit');
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await again();
    expect(screen.queryByLabelText('Link text')).toBeNull();
  });

  it('asks at once for the description of a picture pasted on its own', async () => {
    open();
    const clipboardData = clipboard('<p><img src="data:image/png;base64,QUI="></p>');
    fireEvent.paste(await screen.findByRole('textbox'), { clipboardData });
    expect(await screen.findByLabelText('Alternative text')).toHaveFocus();
  });

  it('asks for the descriptions that pictures pasted with text lack', async () => {
    jest.mocked(storeImage).mockResolvedValueOnce({ path: 'images/a/b.png', width: 3, height: 2 });
    const onChange = open();
    const clipboardData = clipboard(PASTED.replace('A tube', ''));
    fireEvent.paste(await screen.findByRole('textbox', { name: '' }), { clipboardData });
    fireEvent.click(await screen.findByRole('button', { name: 'Describe' }));
    const description = screen.getByLabelText('Alternative text');
    expect(description).toHaveFocus();
    fireEvent.change(description, { target: { value: 'A rack' } });
    fireEvent.click(screen.getByRole('button', { name: 'Update image' }));
    expect(onChange).toHaveBeenLastCalledWith(
      expect.stringContaining('![A rack](/files/images/a/b.png#3x2)'),
    );
    expect(screen.queryByRole('button', { name: 'Describe' })).toBeNull();
  });

  it.each([
    ['keeps', { path: 'images/a/b.png', width: 3, height: 2 }, '![A tube](/files/images/a/b.png#3x2)'],
    ['removes, if it cannot be uploaded,', null, ''],
  ])('%s a pasted picture whose upload ends after the editor has closed', async (_what, stored, left) => {
    let finish = () => {};
    const upload = new Promise<void>((resolve) => {
      finish = resolve;
    });
    jest.mocked(storeImage).mockImplementationOnce(async () => {
      await upload;
      if (!stored) throw new Error('offline');
      return stored;
    });
    const onChange = jest.fn();
    const onEdit = jest.fn();
    const { unmount } = render(<RichText {...props} onChange={onChange} onEdit={onEdit} />);
    fireEvent.paste(await screen.findByRole('textbox'), { clipboardData: clipboard(PASTED) });
    await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(expect.stringContaining('#pasted-')));
    const text: string = onChange.mock.lastCall?.[0];
    unmount();
    // Tiptap destroys the editor a moment after its component.
    await waitFor(() => expect(document.querySelector('.tiptap')).toBeNull());
    await new Promise((resolve) => setTimeout(resolve));
    finish();
    await waitFor(() => expect(onEdit).toHaveBeenCalled());
    expect(onEdit.mock.lastCall?.[0](text).trim()).toBe(`Open the kit\n\n${left}`.trim());
  });

  it('names a pasted picture that cannot be uploaded, and removes it', async () => {
    jest.mocked(storeImage).mockRejectedValueOnce(new Error('offline'));
    const onChange = open();
    fireEvent.paste(await screen.findByRole('textbox'), { clipboardData: clipboard(PASTED) });
    expect(await screen.findByText(/^Pictures left out/)).toHaveTextContent('A tube');
    await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(expect.not.stringContaining('pasted')));
  });
});
