import '@/components/admin/testing/no-network';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PictureInputProps } from '@/components/admin/fields/picture/picture-input';
import { KeptInsertion } from '@/components/admin/kit/kept-insertion';
import { PendingUploads } from '@/components/admin/kit/pending-uploads';
import { type InsertedPicture, InsertPanel } from './insert-panel';
import { readDraft } from './insertion-draft';

const release = jest.fn();

let input: PictureInputProps;
jest.mock('@/components/admin/fields/picture/picture-input', () => ({
  PictureInput(props: PictureInputProps) {
    input = props;
    return null;
  },
}));

const lines = () => ({ top: 200, bottom: 220, left: 80 });

function openPanel(picture?: InsertedPicture) {
  release.mockClear();
  const onInsert = jest.fn();
  const rest = {
    ...{ recordId: 'record', file: null, href: '', hasSelection: false, onCancel: () => {} },
    ...{ draft: null, selection: '', lines },
  };
  const hold = jest.fn(() => release);
  const { unmount } = render(
    <PendingUploads value={{ track: () => {}, hold, revision: 1 }}>
      <InsertPanel kind="picture" {...rest} picture={picture} onInsert={onInsert} />
    </PendingUploads>,
  );
  return {
    onInsert,
    hold,
    unmount,
    alt: within(screen.getByRole('group', { name: 'Insert image' })).getByLabelText('Alternative text'),
    user: userEvent.setup(),
  };
}

const take = (path: string, alt?: string) =>
  act(async () => input.onStored({ path, width: 3, height: 2, ...(alt && { alt }) }));

describe('the alternative text of an image to insert', () => {
  it('comes from the library image chosen last, and is empty after an upload', async () => {
    const { alt } = openPanel();
    await take('a.png', 'A rack');
    expect(alt).toHaveValue('A rack');
    await take('b.png', 'A box');
    expect(alt).toHaveValue('A box');
    await take('uploaded.png');
    expect(alt).toHaveValue('');
  });

  it('is kept if it was edited', async () => {
    const { alt, user } = openPanel();
    await take('a.png', 'A rack');
    await user.type(alt, ' of tubes');
    await take('b.png', 'A box');
    expect(alt).toHaveValue('A rack of tubes');
  });
});

describe('text typed in the panel', () => {
  it('is kept even after the panel disappears, but not if it is the same as before', async () => {
    const keep = jest.fn();
    const picture = { src: '/files/images/a/b.png#3x2', alt: 'A rack', caption: '' };
    const rest = { recordId: 'record', file: null, href: '', hasSelection: false, onInsert: () => {} };
    const { unmount } = render(
      <KeptInsertion value={{ insertion: '', keep }}>
        <InsertPanel
          kind="picture"
          {...rest}
          {...{ picture, lines, draft: null, selection: '{}' }}
          onCancel={() => {}}
        />
      </KeptInsertion>,
    );
    expect(keep).toHaveBeenLastCalledWith('');
    await userEvent.type(screen.getByLabelText('Caption (optional)'), 'Cold');
    const [kept] = keep.mock.lastCall ?? [];
    expect(readDraft(kept)).toEqual({
      ...{ kind: 'picture', selection: '{}', isDecorative: false },
      ...{ ...picture, caption: 'Cold' },
    });
    unmount();
    expect(keep).toHaveBeenLastCalledWith(kept);
  });
});

describe("the panel's place", () => {
  it('is below the selected lines', () => {
    // jsdom has no layout.
    jest.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockReturnValue(document.body);
    openPanel();
    expect(screen.getByRole('group', { name: 'Insert image' }).style.insetBlockStart).toBe('228px');
    jest.restoreAllMocks();
  });
});

describe('Enter in the panel', () => {
  it('inserts the image, unless it belongs to an input method', async () => {
    const { alt, user, onInsert } = openPanel();
    await take('a.png', '架');
    fireEvent.keyDown(alt, { key: 'Enter', isComposing: true });
    fireEvent.keyDown(alt, { key: 'Enter', keyCode: 229 });
    expect(onInsert).not.toHaveBeenCalled();
    await user.type(alt, '{Enter}');
    expect(onInsert).toHaveBeenCalledTimes(1);
  });
});

describe('an image that is still uploading', () => {
  it('cannot be inserted yet, nor can the image that it replaces', async () => {
    const { onInsert, user } = openPanel();
    await take('a.png', 'A rack');
    act(() => input.onBusy?.(true));
    await user.click(screen.getByRole('button', { name: 'Insert image' }));
    expect(onInsert).not.toHaveBeenCalled();
    await take('b.png', 'A box');
    act(() => input.onBusy?.(false));
    await user.click(screen.getByRole('button', { name: 'Insert image' }));
    expect(onInsert).toHaveBeenCalledWith(expect.objectContaining({ src: expect.stringContaining('b.png') }));
  });

  it('is inserted when it is stored, if Enter was pressed before', async () => {
    const { onInsert, alt, user } = openPanel();
    act(() => input.onBusy?.(true));
    await user.type(alt, 'A rack{Enter}');
    await take('a.png');
    expect(onInsert).not.toHaveBeenCalled();
    act(() => input.onBusy?.(false));
    expect(onInsert.mock.calls).toEqual([
      [expect.objectContaining({ src: expect.stringContaining('a.png'), alt: 'A rack' })],
    ]);
  });

  it('is not inserted by itself if somebody typed on after Enter', async () => {
    const { onInsert, alt, user } = openPanel();
    act(() => input.onBusy?.(true));
    await user.type(alt, 'A rack{Enter} of tubes');
    await take('a.png');
    act(() => input.onBusy?.(false));
    expect(onInsert).not.toHaveBeenCalled();
  });

  it('is not inserted if its upload fails after Enter was pressed, nor is the image before it', async () => {
    const { onInsert, alt, user } = openPanel();
    await take('a.png', 'A rack');
    act(() => input.onBusy?.(true));
    await user.type(alt, '{Enter}');
    act(() => input.onBusy?.(false));
    await take('b.png');
    expect(onInsert).not.toHaveBeenCalled();
  });
});

describe('an image that was uploaded but not inserted', () => {
  it('prevents a save of the record until the panel closes', async () => {
    const { hold, unmount } = openPanel();
    expect(hold).not.toHaveBeenCalled();
    await take('a.png');
    await take('b.png');
    expect(hold.mock.calls).toEqual([['notInserted']]);
    expect(release).not.toHaveBeenCalled();
    unmount();
    expect(release).toHaveBeenCalledTimes(1);
  });
});

describe('the panel for an image in the text', () => {
  it('opens with the alternative text and caption, and updates the image', async () => {
    const picture = { src: '/files/images/a/b.png#3x2', alt: 'A rack', caption: 'In the cold' };
    const { alt, onInsert, user, hold } = openPanel(picture);
    expect(alt).toHaveValue('A rack');
    expect(screen.getByLabelText('Caption (optional)')).toHaveValue('In the cold');
    await user.type(alt, ' of tubes');
    await user.click(screen.getByRole('button', { name: 'Update image' }));
    expect(onInsert).toHaveBeenCalledWith({ kind: 'picture', ...picture, alt: 'A rack of tubes' });
    expect(hold).not.toHaveBeenCalled();
  });
});
