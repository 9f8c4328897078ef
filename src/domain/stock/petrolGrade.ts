/** Which petrol a feed's word for the fuel asks for, if not the usual: `Premium Unleaded` → 95, `PULP 98` → 98. */
export function premiumGrade(fuelType: string): 95 | 98 | undefined {
  if (/diesel|e85/i.test(fuelType)) return undefined;
  if (/98(?!\d)/.test(fuelType)) return 98;
  return /premium|pulp|95(?!\d)/i.test(fuelType) ? 95 : undefined;
}
