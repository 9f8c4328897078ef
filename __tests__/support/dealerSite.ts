import { readDealer } from '../../src/config/dealer';

/** `dealer/site.json`, as a build gives it to pages: the parsed configuration of the dealer. */
export default readDealer().site;
