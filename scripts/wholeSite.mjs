/** Written by the build's last step, removed by its first: while it is there, public/ is one whole site. */
export const WHOLE_SITE = 'public/whole-site.json';
