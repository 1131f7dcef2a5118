export const uploads = {
  uploading: 'Uploading',
  slow: 'File storage is not responding. The upload will continue as soon as it responds.',
} as const;
