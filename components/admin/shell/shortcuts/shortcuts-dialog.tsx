'use client';

import { Dialog } from '@base-ui/react/dialog';
import { Fragment, useId } from 'react';
import { Button } from '@/components/admin/kit/button';
import dialog from '@/components/admin/kit/dialog.module.scss';
import { CheckControl } from '@/components/admin/kit/field';
import { Keys } from '@/components/admin/kit/keys';
import { SHORTCUTS, TYPED } from '@/components/admin/kit/shortcuts';
import { createKeys } from '@/components/admin/lists/create';
import { useSingleKeys } from '@/components/admin/lists/single-keys';
import { article } from '@/content/admin/article';
import { frame } from '@/content/admin/frame';
import { shortcuts as texts } from '@/content/admin/shortcuts';
import { COLLECTIONS, kindOf } from '@/lib/model/kinds';
import styles from './shortcuts-dialog.module.scss';

type Row = { does: string; keys: readonly string[] };

/** Pairs each shortcut of a group with its name. */
const rows = <Name extends string>(
  keys: Record<Name, readonly string[]>,
  names: Record<NoInfer<Name>, string>,
): Row[] =>
  Object.entries<readonly string[]>(keys).map(([name, keys]) => ({ does: names[name as Name], keys }));

const { everywhere, lists, editors, text } = SHORTCUTS;

const GROUPS: { title: string; rows: Row[] }[] = [
  { title: texts.groups.everywhere, rows: rows(everywhere, texts.everywhere) },
  {
    title: texts.groups.create,
    rows: COLLECTIONS.map((name) => ({ does: kindOf(name).words.create, keys: [createKeys(name)] })),
  },
  { title: texts.groups.lists, rows: rows(lists, texts.lists) },
  { title: texts.groups.editors, rows: rows(editors, texts.editors) },
  { title: texts.groups.text, rows: rows(text, { ...article.commands, ...texts.text }) },
  {
    title: texts.groups.typed,
    rows: Object.entries(TYPED).map(([name, typed]) => ({
      does: article.commands[name as keyof typeof TYPED],
      keys: [typed],
    })),
  },
];

export type ShortcutsDialogProps = { onClose(): void };

/** Lists all keyboard shortcuts, and turns single keys on or off. */
export function ShortcutsDialog({ onClose }: ShortcutsDialogProps) {
  const { on, turn } = useSingleKeys();
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={dialog.backdrop} />
        <Dialog.Popup className={dialog.popup}>
          <div className={dialog.head}>
            <Dialog.Title className={dialog.title}>{frame.shortcuts}</Dialog.Title>
            <Dialog.Close render={<Button small kind="quiet" />}>{texts.close}</Dialog.Close>
          </div>
          <div className={styles.groups}>
            {GROUPS.map((group) => (
              <Group key={group.title} {...group} />
            ))}
          </div>
          <CheckControl
            label={frame.single}
            hint={texts.singleHint}
            checked={on}
            onChange={({ target }) => turn(target.checked)}
          />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Group({ title, rows }: { title: string; rows: Row[] }) {
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      <dl>
        {rows.map(({ does, keys }) => (
          <div key={does} className={styles.row}>
            <dt>{does}</dt>
            <dd>
              {keys.map((shortcut, index) => (
                <Fragment key={shortcut}>
                  {index > 0 && ` ${texts.or} `}
                  <Keys shortcut={shortcut} />
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
