import { DownloadLink, type DownloadLinkProps } from '@/components/ui/download-link/download-link';
import { type DownloadKey, downloadLabels, downloadMeasures, downloads } from '@/content/downloads';
import { plural } from '@/lib/text/plural';

const labels = { ...downloadLabels, pages: (count: number) => plural(count, downloadLabels.pages) };

type BuiltInDownloadProps = Pick<DownloadLinkProps, 'kind'> & { file: DownloadKey };

/** A link to a file that the build contains. */
export function BuiltInDownload({ file, kind }: BuiltInDownloadProps) {
  return <DownloadLink {...downloads[file]} measure={downloadMeasures[file]} labels={labels} kind={kind} />;
}
