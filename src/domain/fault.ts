export interface Fault {
  /** The file from the project's root, with forward slashes; or the feed, setting, page or entry of an endpoint. */
  readonly file: string;
  /** The path of the field: `picture.alt`, `blocks[2].html`; absent if the fault concerns the whole. */
  readonly field?: string | undefined;
  readonly reason: string;
  /** Whether something is only missing, as it may be in a draft. */
  readonly isMissing?: true;
}

/** `dealers/wattlebrook/site.yml: logo.file`. */
export const faultPlace = ({ file, field }: Fault): string =>
  field === undefined ? file : `${file}: ${field}`;

/** `dealers/wattlebrook/site.yml: logo.file: the file does not exist`. */
export const faultLine = (fault: Fault): string => `${faultPlace(fault)}: ${fault.reason}`;
