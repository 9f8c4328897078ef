/** Whether a telephone number can be called: 8 to 15 digits, written with whatever marks people use. */
export const isPhone = (text: string): boolean => {
  const digits = text.replace(/\D/g, '').length;
  return /^[+\d\s().-]+$/.test(text.trim()) && digits >= 8 && digits <= 15;
};

/** Whether an e-mail address is whole; only sending to it shows whether it is right. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text.trim());
