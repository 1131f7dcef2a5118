'use client';

import { Menu } from '@base-ui/react/menu';
import { Toolbar } from '@base-ui/react/toolbar';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import clsx from 'clsx';
import { useState } from 'react';
import { editorIcons } from '@/components/admin/kit/editor-icons';
import { Icon } from '@/components/admin/kit/icons';
import { article } from '@/content/admin/article';
import { currentBlock } from './block-actions';
import { BlockMenu } from './block-menu';
import styles from './formatting-toolbar.module.scss';

/** The toolbar's menu for the current block, on phones, which have no space beside the text. */
export function BlockButton({ editor }: { editor: Editor }) {
  const block = useEditorState({
    editor,
    selector: (state) => currentBlock(state.editor.state),
    equalityFn: (before, after) => before?.node === after?.node && before?.position === after?.position,
  });
  const [isOpen, setOpen] = useState(false);
  if (!block) return null;
  return (
    <BlockMenu editor={editor} block={block} isOpen={isOpen} onOpen={setOpen}>
      <Toolbar.Button
        render={<Menu.Trigger />}
        className={clsx(styles.command, styles.onPhones)}
        aria-label={article.block.menu}
        title={article.block.menu}
      >
        <Icon path={editorIcons.handle} />
      </Toolbar.Button>
    </BlockMenu>
  );
}
