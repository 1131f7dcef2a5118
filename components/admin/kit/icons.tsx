import styles from './icons.module.scss';

/** Drawn on a 20 by 20 grid, in the text's colour. */
const PATHS: Record<string, string> = {
  blogs: 'M4 3.5h12v13H4zM7 7h6M7 10h6M7 13h3',
  media:
    'M3.5 5h10.5v10.5a1.5 1.5 0 0 1-1.5 1H5a1.5 1.5 0 0 1-1.5-1.5zM14 8h2.5v7a1.3 1.3 0 0 1-2.5 0M6 8h5M6 11h5',
  footprint: 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM3 10h14M10 3c4 4.5 4 9.5 0 14M10 3c-4 4.5-4 9.5 0 14',
  links: 'M5 2.5h6.5L15.5 6.5v11H5zM11.5 2.5v4h4M8 11h5M8 14h5',
  unfinished: 'M4 16l.8-3.4L13.5 4l2.5 2.5-8.6 8.7zM11.8 5.7l2.5 2.5',
  deleted: 'M4 6h12M8 6V3.5h4V6M5.5 6l.7 10.5h7.6L14.5 6M8.5 9v5M11.5 9v5',
  search: 'M9 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11zM13 13l4 4',
  menu: 'M3 5.5h14M3 10h14M3 14.5h14',
  picture: 'M3 4h14v12H3zM3 13.5l4-4 3 3 2.5-2.5 4.5 4.5M12.5 7.5h.01',
  back: 'M12 4.5 6.5 10l5.5 5.5',
  down: 'M5.5 8 10 12.5 14.5 8',
  panel: 'M3 4h14v12H3zM12.5 4v12',
  preview:
    'M2.2 10C4 6.5 6.8 4.8 10 4.8s6 1.7 7.8 5.2c-1.8 3.5-4.6 5.2-7.8 5.2S4 13.5 2.2 10zM10 7.7a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6z',
  save: 'M4 3.5h9.5L16.5 6.5v10h-13zM6.5 3.5v4h6v-4M6.5 16.5v-5h7v5',
  publish: 'M10 13V4M6.5 7.5 10 4l3.5 3.5M4 16.5h12',
  unpublish: 'M10 4v9M6.5 9.5 10 13l3.5-3.5M4 16.5h12',
  heading: 'M4 4v12M11 4v12M4 10h7M14 9l2.5-1.5V16',
  subheading: 'M4 4v12M10 4v12M4 10h6M13 9.5c.3-2.3 3.8-2.3 3.8 0 0 2-3.8 3.5-3.8 6.5h4',
  bold: 'M6 4h4.5a3 3 0 0 1 0 6H6zM6 10h5.5a3 3 0 0 1 0 6H6z',
  italic: 'M9 4h5M6 16h5M12 4 8.5 16',
  bullets: 'M7.5 5.5H17M7.5 10H17M7.5 14.5H17M3.5 5.5h.01M3.5 10h.01M3.5 14.5h.01',
  numbers: 'M8 5.5h9M8 10h9M8 14.5h9M3 4.5l1-.5v3.5M3 12.8c1.5-1.3 2.3.2 1 1.4l-1 1.3h2',
  link: 'M8.5 11.5a3 3 0 0 0 4.3 0l2.7-2.7a3 3 0 0 0-4.3-4.3l-1 1M11.5 8.5a3 3 0 0 0-4.3 0l-2.7 2.7a3 3 0 0 0 4.3 4.3l1-1',
  quote: 'M4 5v10M8 6h9M8 10h9M8 14h5',
  instruction: 'M4 3.5v13M8 5h9v10H8zM11 8.5h3M11 11.5h3',
  caution: 'M10 3.5 17.5 16.5H2.5zM10 8.5v3.5M10 14.2h.01',
  table: 'M3 4.5h14v11H3zM3 8.5h14M8 8.5v7M12.5 8.5v7',
  footnote: 'M3 7h8M3 11h8M3 15h5M14 4.5l1.5-1v5',
  undo: 'M7 5 3.5 8.5 7 12M3.5 8.5h8a4.5 4.5 0 0 1 0 9H9',
  redo: 'M13 5l3.5 3.5L13 12M16.5 8.5h-8a4.5 4.5 0 0 0 0 9H11',
  addRow: 'M3 3.5h14v6H3zM10 12v5.5M7.2 14.8h5.6',
  removeRow: 'M3 3.5h14v6H3zM7.2 14.8h5.6',
  addColumn: 'M3.5 3v14h6V3zM12 10h5.5M14.8 7.2v5.6',
  removeColumn: 'M3.5 3v14h6V3zM12 10h5.5',
  removeTable: 'M3 4.5h14v11H3zM7.5 7.5l5 5M12.5 7.5l-5 5',
  site: 'M8 4H4v12h12v-4M11 3.5h5.5V9M16.5 3.5 9.5 10.5',
};

const FOLDER = 'M3 4.5h5l2 2.5h7v9H3z';

export type IconProps = { name: string };

/** An icon, hidden from screen readers. Unknown names, such as those of new kinds, get a folder. */
export function Icon({ name }: IconProps) {
  return (
    <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true">
      <path d={PATHS[name] ?? FOLDER} />
    </svg>
  );
}
