import '@/components/admin/testing/no-network';
import { fireEvent, render, screen } from '@testing-library/react';
import { RichText } from './rich-editor';

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
    const formats: Record<string, string> = {
      'text/html': '<img src="https://a.example/b.png" alt="A tube">',
    };
    const clipboardData = {
      files: [picture],
      items: [],
      types: ['Files'],
      getData: (type: string) => formats[type] ?? '',
    };
    fireEvent.paste(editor, { clipboardData });
    expect(await screen.findByLabelText(/Image file/)).toBeVisible();
    expect(screen.queryByText(/Left out/)).toBeNull();
  });
});
