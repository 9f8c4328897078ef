export type StockVideo =
  | { readonly kind: 'youtube'; readonly id: string }
  /** `key` is needed for unlisted videos of Vimeo. */
  | { readonly kind: 'vimeo'; readonly id: string; readonly key?: string }
  /** Root-relative (a file under `static/`) or an https address. */
  | { readonly kind: 'file'; readonly url: string };

const YOUTUBE_HOSTS = new Set(['youtube.com', 'm.youtube.com', 'youtube-nocookie.com', 'youtu.be']);
const VIMEO_HOSTS = new Set(['vimeo.com', 'player.vimeo.com']);

/** The video of an address as people copy it: from the address bar, from "Share", or from the embed code. */
export function parseVideoAddress(address: string): StockVideo | undefined {
  if (isFile(address) && /^\/[^/\\]/.test(address) && !address.split('/').includes('..'))
    return { kind: 'file', url: address };
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol !== 'https:') return undefined;
  const host = url.hostname.replace(/^www\./, '');
  if (YOUTUBE_HOSTS.has(host)) return youtubeVideo(url, host);
  if (VIMEO_HOSTS.has(host)) return vimeoVideo(url);
  return isFile(url.pathname) ? { kind: 'file', url: address } : undefined;
}

const isFile = (path: string): boolean => /\.mp4$/i.test(path);

function youtubeVideo({ pathname, searchParams }: URL, host: string): StockVideo | undefined {
  const [, first = '', second = ''] = pathname.split('/');
  const id =
    host === 'youtu.be'
      ? first
      : first === 'watch'
        ? searchParams.get('v')
        : ['embed', 'shorts', 'live'].includes(first)
          ? second
          : undefined;
  return id && /^[\w-]{11}$/.test(id) ? { kind: 'youtube', id } : undefined;
}

function vimeoVideo({ pathname, searchParams }: URL): StockVideo | undefined {
  const [, id, inPath] = /^\/(?:video\/)?(\d{6,12})(?:\/([0-9a-f]{6,20}))?\/?$/.exec(pathname) ?? [];
  if (!id) return undefined;
  const key = inPath ?? searchParams.get('h') ?? undefined;
  return key !== undefined && /^[0-9a-f]{6,20}$/.test(key)
    ? { kind: 'vimeo', id, key }
    : { kind: 'vimeo', id };
}

/** The address of the frame that plays a video at once, on the service's host that sets the fewest cookies. */
export function playerAddress(video: Exclude<StockVideo, { kind: 'file' }>): string {
  if (video.kind === 'youtube')
    return `https://www.youtube-nocookie.com/embed/${video.id}?autoplay=1&playsinline=1&rel=0`;
  const key = video.key === undefined ? '' : `h=${video.key}&`;
  return `https://player.vimeo.com/video/${video.id}?${key}autoplay=1&dnt=1`;
}
