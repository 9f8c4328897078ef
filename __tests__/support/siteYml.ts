import { readDealer } from '../../src/config/dealer';

/** `dealer/site.yml`, as webpack gives it to pages: the parsed configuration of the dealer. */
export default readDealer().site;
