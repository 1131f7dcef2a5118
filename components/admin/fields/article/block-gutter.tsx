'use client';

import { Menu } from '@base-ui/react/menu';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { editorIcons } from '@/components/admin/kit/editor-icons';
import { Icon } from '@/components/admin/kit/icons';
import { article } from '@/content/admin/article';
import { type Block, currentBlock, dragBlock, elementOf, endDrag } from './block-actions';
import styles from './block-gutter.module.scss';
import { BlockMenu } from './block-menu';
import { openInsertMenu } from './insert-menu';

const texts = article.block;

export type BlockGutterProps = { editor: Editor };

/**
 * A button beside the block under the pointer or, without one, at the cursor: for an empty line the insert menu, for
 * others a handle that drags the block and opens its menu.
 */
export function BlockGutter({ editor }: BlockGutterProps) {
  const place = useRef<HTMLDivElement>(null);
  const state = useEditorState({
    editor,
    selector: ({ editor: { state } }) => state,
    equalityFn: Object.is,
  });
  const pointed = usePointedBlock(editor, place);
  const [held, setHeld] = useState<Block | null>(null);
  const isStill = (block: Block | null) => block && state.doc.nodeAt(block.position) === block.node && block;
  const block = isStill(held) || isStill(pointed) || currentBlock(state);

  // After every change, because any change can move the block.
  useLayoutEffect(() => {
    const element = block && elementOf(editor.view, block);
    if (!element || !place.current?.parentElement) return;
    const box = element.getBoundingClientRect();
    const line = Math.min(parseFloat(getComputedStyle(element).lineHeight) || box.height, box.height);
    const top = box.top - place.current.parentElement.getBoundingClientRect().top + line / 2;
    place.current.style.insetBlockStart = `${top}px`;
  });

  if (!block) return null;
  const isEmpty = block.node.type.name === 'paragraph' && block.node.childCount === 0;
  return (
    <div ref={place} className={styles.gutter}>
      {isEmpty ? (
        <button
          type="button"
          className={styles.add}
          aria-label={article.insertMenu.open}
          title={`${article.insertMenu.open} (/)`}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            editor.commands.setTextSelection(block.position + 1);
            openInsertMenu(editor.view);
          }}
        >
          <Icon path={editorIcons.add} />
        </button>
      ) : (
        <BlockMenu
          editor={editor}
          block={block}
          isOpen={Boolean(isStill(held))}
          onOpen={(isOpen) => setHeld(isOpen ? block : null)}
        >
          <Menu.Trigger
            className={styles.handle}
            aria-label={texts.menu}
            title={texts.handle}
            draggable
            onDragStart={({ dataTransfer }) => {
              setHeld(null);
              dragBlock(editor.view, block, dataTransfer);
            }}
            onDragEnd={() => endDrag(editor.view)}
          >
            <Icon path={editorIcons.handle} />
          </Menu.Trigger>
        </BlockMenu>
      )}
    </div>
  );
}

/** Returns the block beside or under the pointer. */
function usePointedBlock({ view }: Editor, gutter: RefObject<HTMLElement | null>): Block | null {
  const [block, setBlock] = useState<Block | null>(null);
  useEffect(() => {
    const area = view.dom.closest('[data-blocks]');
    const point = (event: Event) => {
      if (!(event instanceof PointerEvent) || event.pointerType !== 'mouse') return;
      // The button keeps its block while the pointer is on it.
      if (gutter.current?.contains(event.target as Node)) return;
      const left = view.dom.getBoundingClientRect().left + 1;
      const at = view.posAtCoords({ left, top: event.clientY });
      if (!at) return;
      const $at = view.state.doc.resolve(at.pos);
      const position = $at.depth > 0 ? $at.before(1) : at.inside;
      const node = position < 0 ? null : view.state.doc.nodeAt(position);
      setBlock((last) =>
        last?.node === node && last?.position === position ? last : node && { node, position },
      );
    };
    const leave = () => setBlock(null);
    area?.addEventListener('pointermove', point);
    area?.addEventListener('pointerleave', leave);
    area?.addEventListener('keydown', leave);
    return () => {
      area?.removeEventListener('pointermove', point);
      area?.removeEventListener('pointerleave', leave);
      area?.removeEventListener('keydown', leave);
    };
  }, [view, gutter]);
  return block;
}
