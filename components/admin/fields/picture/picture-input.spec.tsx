import '@/components/admin/testing/no-network';
import { act, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PendingUploads, type UploadOutcome } from '@/components/admin/kit/pending-uploads';
import type { LibraryDialogProps } from './library-dialog';
import { PictureInput } from './picture-input';
import { type CheckedPicture, checkPicture, type StoredPicture, storeImage } from './store-image';

jest.mock('./store-image', () => ({ checkPicture: jest.fn(), storeImage: jest.fn() }));
jest.mock('./library-dialog', () => ({
  LibraryDialog: ({ onChoose }: LibraryDialogProps) => (
    <button
      type="button"
      onClick={() => onChoose({ path: 'library.png', width: 3, height: 2, alt: 'Known' })}
    >
      Library
    </button>
  ),
}));

const png = new File(['png'], 'new.png', { type: 'image/png' });
const jpeg = new File(['jpeg'], 'old.jpg', { type: 'image/jpeg' });
const offer = { offer: { file: new File(['png'], 'old.png'), width: 3, height: 2 } };

let outcomes: Promise<UploadOutcome>[] = [];
let questions = 0;
const form = {
  track(_field: string, upload: Promise<UploadOutcome>) {
    outcomes.push(upload);
  },
  hold() {
    questions += 1;
    return () => {
      questions -= 1;
    };
  },
  revision: 1,
};

function openInput() {
  outcomes = [];
  const onStored = jest.fn<void, [StoredPicture]>();
  const onBusy = jest.fn<void, [boolean]>();
  render(
    <PendingUploads value={form}>
      <label htmlFor="input">Picture</label>
      <PictureInput id="input" recordId="record" onStored={onStored} onBusy={onBusy} />
    </PendingUploads>,
  );
  return { onStored, onBusy, input: screen.getByLabelText('Picture'), user: userEvent.setup() };
}

/** Blocks the check of the next chosen file until the returned function is called with the check's result. */
function holdCheck(): (checked: CheckedPicture) => Promise<void> {
  let release: (checked: CheckedPicture) => void = () => {};
  const held = new Promise<CheckedPicture>((resolve) => {
    release = resolve;
  });
  jest.mocked(checkPicture).mockReturnValueOnce(held);
  return (checked) => act(async () => release(checked));
}

/** Blocks the next upload until it is aborted. */
const holdUpload = () =>
  jest.mocked(storeImage).mockImplementationOnce(
    (_id, _file, { signal }) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      }),
  );

beforeEach(() => {
  jest.mocked(checkPicture).mockImplementation(async (file) => ({ file }));
  jest.mocked(storeImage).mockImplementation(async (_id, { name }) => ({ path: name, width: 3, height: 2 }));
});

describe('a check that ends after another picture has been chosen', () => {
  it.each([
    ['an offer to convert the file', offer],
    ['a refusal', { refusal: 'Refused.' }],
    ['a file to upload', { file: jpeg }],
  ])('is ignored if its result is %s', async (_case, checked) => {
    const { onStored, input, user } = openInput();
    const release = holdCheck();
    await user.upload(input, jpeg);
    await user.upload(input, png);
    await waitFor(() => expect(onStored).toHaveBeenCalledWith(expect.objectContaining({ path: 'new.png' })));
    await release(checked);
    expect(onStored).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('button', { name: 'Convert and upload' })).toBeNull();
    expect(screen.queryByText('Refused.')).toBeNull();
  });

  it('is ignored if the other picture is from the library', async () => {
    const { onStored, input, user } = openInput();
    const release = holdCheck();
    await user.upload(input, jpeg);
    expect(screen.getByText('Checking the image …')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Library' }));
    expect(screen.queryByText('Checking the image …')).toBeNull();
    await release(offer);
    expect(onStored.mock.calls).toEqual([[expect.objectContaining({ path: 'library.png' })]]);
    expect(screen.queryByRole('button', { name: 'Convert and upload' })).toBeNull();
  });

  it('does not hide the notice that the newer check is running', async () => {
    const { input, user } = openInput();
    const releaseOld = holdCheck();
    await user.upload(input, jpeg);
    const releaseNew = holdCheck();
    await user.upload(input, png);
    await releaseOld(offer);
    expect(screen.getByText('Checking the image …')).toBeVisible();
    await releaseNew({ file: png });
    expect(screen.queryByText('Checking the image …')).toBeNull();
  });
});

describe('the picture input', () => {
  it.each([
    ['picture', new File(['png'], 'new.png', { type: 'image/png' })],
    [
      'file of another kind, which the browser would otherwise open in place of the form',
      new File(['x'], 'notes.pdf'),
    ],
  ])('checks a dropped %s', async (_case, file) => {
    const { input } = openInput();
    const drop = createEvent.drop(input, { dataTransfer: { files: [file], types: ['Files'] } });
    await act(async () => fireEvent(input, drop));
    expect(drop.defaultPrevented).toBe(true);
    expect(checkPicture).toHaveBeenCalledWith(file);
  });

  it('leaves dropped text to the browser', async () => {
    const { input } = openInput();
    const drop = createEvent.drop(input, { dataTransfer: { files: [], types: ['text/plain'] } });
    await act(async () => fireEvent(input, drop));
    expect(drop.defaultPrevented).toBe(false);
  });
});

describe('a form that must wait for the picture', () => {
  it('is notified while the file is checked and uploaded', async () => {
    const { onBusy, input, user } = openInput();
    let finish = () => {};
    jest.mocked(storeImage).mockReturnValueOnce(
      new Promise((resolve) => {
        finish = () => resolve({ path: 'new.png', width: 3, height: 2 });
      }),
    );
    const release = holdCheck();
    expect(onBusy).toHaveBeenLastCalledWith(false);
    await user.upload(input, png);
    expect(onBusy).toHaveBeenLastCalledWith(true);
    await release({ file: png });
    await act(async () => finish());
    expect(onBusy.mock.calls).toEqual([[false], [true], [false]]);
  });
});

describe('the outcome of a chosen file', () => {
  it.each([
    ['is “undecided” while a conversion is offered', offer, 'undecided'],
    ['is “failed” if the file is refused', { refusal: 'Refused.' }, 'failed'],
    ['is “stored” once the file is stored', { file: png }, 'stored'],
  ])('%s', async (_case, checked, outcome) => {
    const { input, user } = openInput();
    const release = holdCheck();
    await user.upload(input, jpeg);
    await release(checked);
    expect(await outcomes[0]).toBe(outcome);
  });

  it('is “superseded” if another picture is chosen before the check ends', async () => {
    const { input, user } = openInput();
    const release = holdCheck();
    await user.upload(input, jpeg);
    await user.click(screen.getByRole('button', { name: 'Library' }));
    await release(offer);
    expect(await outcomes[0]).toBe('superseded');
  });
});

describe('a replaced upload', () => {
  it('does not clear the progress of the new upload', async () => {
    const { onBusy, input, user } = openInput();
    holdUpload();
    await user.upload(input, jpeg);
    holdUpload();
    await user.upload(input, png);
    expect(await screen.findByRole('progressbar')).toBeVisible();
    expect(onBusy).toHaveBeenLastCalledWith(true);
    expect(await outcomes[0]).toBe('superseded');
  });

  it('does not clear the reason why the later file was rejected', async () => {
    const { input, user } = openInput();
    holdUpload();
    await user.upload(input, jpeg);
    jest.mocked(checkPicture).mockResolvedValueOnce({ refusal: 'Refused.' });
    await user.upload(input, png);
    expect(await outcomes[0]).toBe('superseded');
    expect(screen.getByRole('alert')).toHaveTextContent('Refused.');
  });

  it('is not reported as failed if a library picture replaces it', async () => {
    const { input, user } = openInput();
    holdUpload();
    await user.upload(input, jpeg);
    await user.click(screen.getByRole('button', { name: 'Library' }));
    expect(await outcomes[0]).toBe('superseded');
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });
});

describe('an offer to convert a picture', () => {
  it.each(['Convert and upload', 'Cancel'])('blocks saving until somebody presses “%s”', async (answer) => {
    const { input, user } = openInput();
    jest.mocked(checkPicture).mockResolvedValueOnce(offer);
    await user.upload(input, jpeg);
    const button = await screen.findByRole('button', { name: answer });
    expect(questions).toBe(1);
    await user.click(button);
    await waitFor(() => expect(questions).toBe(0));
  });

  it('can be accepted with a double-click, which does not cancel the upload', async () => {
    const { input, user } = openInput();
    jest.mocked(checkPicture).mockResolvedValueOnce(offer);
    holdUpload();
    await user.upload(input, jpeg);
    fireEvent.click(await screen.findByRole('button', { name: 'Convert and upload' }), { detail: 1 });
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }), { detail: 2 });
    expect(screen.getByRole('progressbar')).toBeVisible();
  });
});
