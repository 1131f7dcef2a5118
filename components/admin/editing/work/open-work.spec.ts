import '@/components/admin/testing/no-network';
import type { LocalCopy } from './local-copies';
import { ownCopies } from './open-work';

const key = { collection: 'Blog', id: 'blog', uid: 'me', tab: 'tab' } as const;
const times = { at: new Date(1), since: new Date(1) };

describe('the newest state of a working copy', () => {
  it('does not include a file or link that was discarded on this device but is still on the server', () => {
    const server = { ...key, ...times, loaded: 1, title: '', values: {}, revision: 1 };
    const discarded: LocalCopy = {
      ...key,
      at: 2,
      loaded: 0,
      title: '',
      values: {},
      revision: 2,
      sent: false,
    };
    const { copies } = ownCopies([{ ...server, file: 'a.pdf', insertion: '{}' }], [discarded]);
    expect(copies).toHaveLength(1);
    expect(copies[0]).not.toHaveProperty('file');
    expect(copies[0]).not.toHaveProperty('insertion');
  });
});
