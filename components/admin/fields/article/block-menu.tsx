'use client';

import { Menu } from '@base-ui/react/menu';
import type { Editor } from '@tiptap/core';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { editorIcons } from '@/components/admin/kit/editor-icons';
import { Icon } from '@/components/admin/kit/icons';
import menu from '@/components/admin/kit/row-menu.module.scss';
import { keyNames, SHORTCUTS } from '@/components/admin/kit/shortcuts';
import { article } from '@/content/admin/article';
import {
  type Block,
  type BlockKind,
  canDuplicate,
  canTurn,
  deleteBlock,
  duplicateBlock,
  KINDS,
  moveBlock,
  turnBlock,
} from './block-actions';
import styles from './block-menu.module.scss';
import { commandIcons } from './command-icons';

const texts = article.block;

export type BlockMenuProps = {
  editor: Editor;
  block: Block;
  isOpen: boolean;
  onOpen(isOpen: boolean): void;
  /** The menu's button. */
  children: ReactNode;
};

/** The menu of one block. Every action returns to the text. */
export function BlockMenu({ editor, block, isOpen, onOpen, children }: BlockMenuProps) {
  const { doc } = editor.state;
  const isFirst = block.position === 0;
  const isLast = block.position + block.node.nodeSize >= doc.content.size;
  const item = (label: string, icon: string, act: () => void, keys?: string) => (
    <Menu.Item
      key={label}
      className={clsx(menu.item, styles.item)}
      onClick={() => {
        act();
        editor.view.focus();
      }}
    >
      <Icon path={icon} />
      <span className={styles.label}>{label}</span>
      {keys && <kbd className={styles.keys}>{keyNames(keys).join(' ')}</kbd>}
    </Menu.Item>
  );
  const kind = (name: BlockKind) =>
    name === 'text'
      ? item(texts.text, editorIcons.text, () => turnBlock(editor, block, name))
      : item(article.commands[name], commandIcons[name], () => turnBlock(editor, block, name));
  return (
    <Menu.Root modal={false} open={isOpen} onOpenChange={(next) => onOpen(next)}>
      {children}
      <Menu.Portal container={document.querySelector('main')}>
        <Menu.Positioner
          side="inline-start"
          align="start"
          sideOffset={4}
          collisionPadding={8}
          className={menu.positioner}
        >
          <Menu.Popup className={clsx(menu.popup, styles.popup)} finalFocus={() => editor.view.dom}>
            {!isFirst &&
              item(texts.up, editorIcons.up, () => moveBlock(editor, block, -1), SHORTCUTS.text.moveUp[0])}
            {!isLast &&
              item(
                texts.down,
                editorIcons.moveDown,
                () => moveBlock(editor, block, 1),
                SHORTCUTS.text.moveDown[0],
              )}
            {canDuplicate(block) &&
              item(texts.duplicate, editorIcons.duplicate, () => duplicateBlock(editor, block))}
            {item(texts.delete, editorIcons.delete, () => deleteBlock(editor, block))}
            {canTurn(block) && (
              <Menu.Group>
                <Menu.GroupLabel className={styles.heading}>{texts.turn}</Menu.GroupLabel>
                {KINDS.map(kind)}
              </Menu.Group>
            )}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
