'use client';

import { Toolbar } from '@base-ui/react/toolbar';
import type { Editor } from '@tiptap/core';
import { EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { droppedPicture, hasOnlyOtherFiles } from '@/components/admin/picture/dropped-picture';
import { Notice } from '@/components/admin/shared/notice';
import { article as texts } from '@/content/admin/article';
import { articleExtensions } from './article-extensions';
import { cleanPaste, pastedMarkdown } from './clean-paste';
import { type Insertion, InsertPanel } from './insert-panel';
import styles from './rich-editor.module.scss';

export type RichEditorProps = {
  text: string;
  onChange(text: string): void;
  /** Pictures are stored with the record. */
  recordId: string;
  labelledBy: string;
  describedBy?: string | undefined;
};

type Command = {
  name: keyof typeof texts.commands;
  run(editor: Editor): void;
  isOn?(editor: Editor): boolean;
};

const callout = (kind: string) => ({
  run: (editor: Editor) =>
    editor.isActive('callout', { kind })
      ? editor.chain().focus().lift('callout').run()
      : editor.chain().focus().wrapIn('callout', { kind }).run(),
  isOn: (editor: Editor) => editor.isActive('callout', { kind }),
});

const heading = (level: 2 | 3) => ({
  run: (editor: Editor) => editor.chain().focus().toggleHeading({ level }).run(),
  isOn: (editor: Editor) => editor.isActive('heading', { level }),
});

/** An unused footnote number. */
function nextLabel(editor: Editor): string {
  const taken = new Set<string>();
  editor.state.doc.descendants(({ type, attrs }) => {
    if (type.name === 'footnote' || type.name === 'footnoteReference') taken.add(String(attrs.label));
  });
  let label = 1;
  while (taken.has(String(label))) label += 1;
  return String(label);
}

/** Inserts a reference, and moves the cursor into its footnote. */
function addFootnote(editor: Editor): void {
  const label = nextLabel(editor);
  editor.chain().focus().insertContent({ type: 'footnoteReference', attrs: { label } }).run();
  const end = editor.state.doc.content.size;
  editor.chain().insertContentAt(end, { type: 'footnote', attrs: { label } }).focus('end').run();
}

/** The most used come first, because a phone shows only some at a time. */
const COMMON_COMMANDS: Command[] = [
  { name: 'heading', ...heading(2) },
  { name: 'subheading', ...heading(3) },
  {
    name: 'bold',
    run: (editor) => editor.chain().focus().toggleBold().run(),
    isOn: (editor) => editor.isActive('bold'),
  },
  {
    name: 'italic',
    run: (editor) => editor.chain().focus().toggleItalic().run(),
    isOn: (editor) => editor.isActive('italic'),
  },
  {
    name: 'bullets',
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    name: 'numbers',
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
];

const OTHER_COMMANDS: Command[] = [
  {
    name: 'quote',
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    isOn: (editor) => editor.isActive('blockquote'),
  },
  { name: 'instruction', ...callout('note') },
  { name: 'caution', ...callout('caution') },
  {
    name: 'table',
    run: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
  },
  { name: 'footnote', run: addFootnote },
  { name: 'undo', run: (editor) => editor.chain().focus().undo().run() },
  { name: 'redo', run: (editor) => editor.chain().focus().redo().run() },
];

/** Shown while the cursor is in a table. */
const TABLE_COMMANDS: Command[] = [
  { name: 'addRow', run: (editor) => editor.chain().focus().addRowAfter().run() },
  { name: 'removeRow', run: (editor) => editor.chain().focus().deleteRow().run() },
  { name: 'addColumn', run: (editor) => editor.chain().focus().addColumnAfter().run() },
  { name: 'removeColumn', run: (editor) => editor.chain().focus().deleteColumn().run() },
  { name: 'removeTable', run: (editor) => editor.chain().focus().deleteTable().run() },
];

type CommandButtonsProps = { editor: Editor; commands: readonly Command[] };

function CommandButtons({ editor, commands }: CommandButtonsProps) {
  return commands.map((command) => <CommandButton key={command.name} editor={editor} {...command} />);
}

function CommandButton({ editor, name, run, isOn }: Command & { editor: Editor }) {
  const pressed = useEditorState({ editor, selector: (state) => isOn?.(state.editor) ?? null });
  return (
    <Toolbar.Button
      className={styles.command}
      aria-pressed={pressed ?? undefined}
      onClick={() => run(editor)}
    >
      {texts.commands[name]}
    </Toolbar.Button>
  );
}

/** Inserts the panel's result. */
function insert(editor: Editor, insertion: Insertion): void {
  const chain = editor.chain().focus();
  if (insertion.kind === 'picture') {
    const { src, alt, caption } = insertion;
    chain.setImage({ src, alt, title: caption }).run();
    return;
  }
  const { href, words } = insertion;
  if (href === '') chain.extendMarkRange('link').unsetLink().run();
  else if (editor.state.selection.empty && !editor.isActive('link')) {
    chain
      .insertContent({ type: 'text', text: words || href, marks: [{ type: 'link', attrs: { href } }] })
      .run();
  } else chain.extendMarkRange('link').setLink({ href }).run();
}

/** The editor of an article's text, loaded on demand. */
export function RichEditor({ text, onChange, recordId, labelledBy, describedBy }: RichEditorProps) {
  const [panel, setPanel] = useState<Insertion['kind'] | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const [isRefused, setRefused] = useState(false);
  const written = useRef(text);

  function open(kind: Insertion['kind'] | null, picture: File | null = null) {
    setPanel(kind);
    setFile(picture);
    setRefused(false);
  }

  /** Asks for the alternative text of a picture that is dropped or pasted, and refuses other files. */
  function takeFile(data: DataTransfer | null): boolean {
    const picture = data && droppedPicture(data);
    if (picture) open('picture', picture);
    const refuses = data !== null && hasOnlyOtherFiles(data);
    setRefused(refuses);
    return Boolean(picture) || refuses;
  }

  function takeMarkdown(data: DataTransfer | null): boolean {
    const markdown = pastedMarkdown(data);
    if (markdown === null || !editor || editor.isActive('codeBlock')) return false;
    return editor.commands.insertContent(markdown, { contentType: 'markdown' });
  }

  const editor = useEditor({
    extensions: articleExtensions,
    content: text,
    contentType: 'markdown',
    // The admin's policy forbids style elements.
    injectCSS: false,
    immediatelyRender: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        ...(describedBy && { 'aria-describedby': describedBy }),
      },
      transformPastedHTML: cleanPaste,
      handlePaste: (_view, event) => takeFile(event.clipboardData) || takeMarkdown(event.clipboardData),
      handleDOMEvents: {
        // Also handles drops beside the text, which the editor ignores. Content dragged within the text is not new.
        drop(view, event) {
          const takes = !view.dragging && takeFile(event.dataTransfer);
          if (takes) event.preventDefault();
          return takes;
        },
      },
    },
    onUpdate({ editor: changed }) {
      written.current = changed.getMarkdown();
      onChange(written.current);
    },
  });

  // Text from elsewhere, such as an earlier version, replaces the editor's content.
  useEffect(() => {
    if (!editor || text === written.current) return;
    written.current = text;
    editor.commands.setContent(text, { contentType: 'markdown', emitUpdate: false });
  }, [editor, text]);

  const inTable = useEditorState({ editor, selector: (state) => state.editor?.isActive('table') ?? false });
  if (!editor) return null;
  return (
    <div className={styles.editor}>
      <Toolbar.Root className={styles.toolbar} aria-label={texts.toolbar}>
        <div className={styles.commands}>
          <CommandButtons editor={editor} commands={COMMON_COMMANDS} />
          {(['link', 'picture'] as const).map((kind) => (
            <Toolbar.Button
              key={kind}
              className={styles.command}
              aria-expanded={panel === kind}
              onClick={() => open(panel === kind ? null : kind)}
            >
              {texts.commands[kind]}
            </Toolbar.Button>
          ))}
          <CommandButtons editor={editor} commands={OTHER_COMMANDS} />
        </div>
        {inTable && (
          <Toolbar.Group className={styles.commands} aria-label={texts.commands.table}>
            <CommandButtons editor={editor} commands={TABLE_COMMANDS} />
          </Toolbar.Group>
        )}
      </Toolbar.Root>
      {panel && (
        <InsertPanel
          kind={panel}
          recordId={recordId}
          file={file}
          href={String(editor.getAttributes('link').href ?? '')}
          hasSelection={!editor.state.selection.empty || editor.isActive('link')}
          onInsert={(insertion) => {
            open(null);
            insert(editor, insertion);
          }}
          onCancel={() => {
            open(null);
            editor.commands.focus();
          }}
        />
      )}
      {isRefused && (
        <Notice kind="error">
          <p>{texts.picture.notPicture}</p>
        </Notice>
      )}
      <EditorContent editor={editor} className={styles.content} />
    </div>
  );
}
