/** Import it first: React is then the one that a build renders with. Its development twin is four times as slow. */
(process.env as Record<string, string>).NODE_ENV = 'production';
