/**
 * Replaces the analytics tag's own script in tests. It obeys the commands that pages push, and by itself does what the real tag
 * does: names the page by its whole address, its title and its referrer unless configured otherwise, keeps a cookie
 * unless that is denied, and sends each event to a fixed address. * @param collect where events are sent
 */
export const tagScriptStandIn = (collect: string) => `(() => {
  const collect = ${JSON.stringify(collect)};
  const layer = (window.dataLayer = window.dataLayer || []);
  let consent = { analytics_storage: 'granted', ad_storage: 'granted' };
  let fields = {};
  let id;
  const clientId = () => {
    const kept = /_ga=([^;]+)/.exec(document.cookie);
    const client = kept ? kept[1] : 'GA1.1.' + Math.floor(Math.random() * 1e9) + '.1';
    document.cookie = '_ga=' + client + '; path=/; max-age=63072000';
    document.cookie = '_ga_' + id.slice(2) + '=GS2.1.s1; path=/; max-age=63072000';
    return client;
  };
  const send = (name, parameters) => {
    if (!id || window['ga-disable-' + id]) return;
    const all = { ...fields, ...parameters };
    const url = new URL(collect);
    const put = (key, value) => url.searchParams.set(key, value);
    put('v', '2');
    put('tid', id);
    put('gcs', 'G1' + (consent.ad_storage === 'granted' ? 1 : 0) + (consent.analytics_storage === 'granted' ? 1 : 0));
    if (consent.analytics_storage === 'granted') put('cid', clientId());
    put('en', name);
    put('dl', all.page_location === undefined ? location.href : all.page_location);
    put('dt', all.page_title === undefined ? document.title : all.page_title);
    put('dr', all.page_referrer === undefined ? document.referrer : all.page_referrer);
    for (const [key, value] of Object.entries(all))
      if (!/^page_(location|title|referrer)$/.test(key)) put('ep.' + key, value);
    fetch(url, { method: 'POST', mode: 'no-cors', keepalive: true });
  };
  const obey = (entry) => {
    if (Object.prototype.toString.call(entry) !== '[object Arguments]') return;
    const [command, first, second] = entry;
    if (command === 'consent') consent = { ...consent, ...second };
    if (command === 'set') fields = { ...fields, ...first };
    if (command === 'config') {
      id = first;
      fields = { ...fields, ...second };
      if (!second || second.send_page_view !== false) send('page_view', {});
    }
    if (command === 'event') send(first, second || {});
  };
  for (const entry of layer) obey(entry);
  const push = layer.push.bind(layer);
  layer.push = (...entries) => {
    const length = push(...entries);
    entries.forEach(obey);
    return length;
  };
})();`;
